import type { LatLng } from '@sumai/domain/listing/distance'
import { pictureSpots } from './picture-spots.ts'
import styles from './surroundings.module.css'
import type { Nearby } from './surroundings-data.ts'

type Props = { home: LatLng; places: readonly Nearby[] }

/** The numbers of places on the picture of the map, px from the home; the list has the words. */
export function SurroundingsPicture({ home, places }: Props) {
  const spots = pictureSpots(
    home,
    places.map(({ at }) => at),
  )
  return (
    <svg viewBox="-400 -220 800 440" aria-hidden="true" className={styles.picture}>
      {places.map(({ no, group }, index) => {
        const spot = spots[index]
        return (
          spot && (
            <g
              key={no}
              data-group={group}
              data-far={!spot.isOnPhone || undefined}
              transform={`translate(${spot.x} ${spot.y})`}
            >
              <circle />
              <text>{no}</text>
            </g>
          )
        )
      })}
    </svg>
  )
}
