import {
  type Commute,
  commuteOf,
  pointOf,
  writeCommute,
  writePoint,
} from '@sumai/domain/search-url/commute'
import type { MapPin } from '@sumai/map/map-options'
import { PinIcon } from '@sumai/ui/icon'
import styles from './commute-places.module.css'

/** Minutes of a place that was picked, until the panel says otherwise. */
const USUAL_MINUTES = 30

const commutesIn = (commute: readonly string[] = []) =>
  commute.map(commuteOf).filter((it): it is Commute => it !== null)

/** The commutes of a search with one to a place of the map: it takes the place of the last point. */
export function withPoint(
  commute: readonly string[] | undefined,
  place: { lat: number; lng: number },
): string[] {
  const others = commutesIn(commute).filter((it) => pointOf(it) === null)
  const picked = { place: writePoint(place), minutes: USUAL_MINUTES, by: 'train' as const }
  return [...others.slice(0, 1), picked].map(writeCommute)
}

/** The places of the map that a search names; stations stand on it anyway. */
export const commutePins = (commute: readonly string[] | undefined): MapPin[] =>
  commutesIn(commute).flatMap((it) => {
    const place = pointOf(it)
    if (!place) return []
    return {
      ...{ id: `commute ${it.place}`, ...place, level: 4 },
      content: (
        <span role="img" aria-label="通勤先" className={styles.place}>
          <PinIcon />
        </span>
      ),
    }
  })
