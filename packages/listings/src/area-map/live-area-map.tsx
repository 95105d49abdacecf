import type { LatLng } from '@sumai/domain/listing/distance'
import { LiveMap } from '@sumai/map/live-map'
import type { ComponentProps } from 'react'
import styles from './live-area-map.module.css'
import { type MapPlace, PLACE_ICONS } from './map-place.ts'

/** m: radius of the circle in which a home lies. */
const ABOUT = 120

type Area = {
  label: string
  centre: LatLng
  zoom: number
  isExact: boolean
  places: readonly MapPlace[]
}

type Events = Pick<ComponentProps<typeof LiveMap>, 'onReady' | 'onFail'>

/** The map of an area as a component, once pressed: pins and circle are made once. */
export function liveAreaMap({ label, centre, zoom, isExact, places }: Area) {
  const around = places.filter(({ kind }) => kind !== 'station').map(placePin)
  const map = {
    label,
    view: { centre, zoom },
    pins: isExact ? [{ ...centre, id: 'centre', content: <PinMark /> }, ...around] : around,
    areas: isExact ? [] : [{ ...centre, metres: ABOUT }],
  }
  return (events: Events) => <LiveMap {...map} {...events} isWithinPage />
}

/** Stations are on the map already. */
function placePin({ lat, lng, name, kind }: MapPlace) {
  const Icon = PLACE_ICONS[kind]
  const content = (
    <span role="img" aria-label={name} title={name} className={styles.disc}>
      <Icon size="s" />
    </span>
  )
  return { id: name, lat, lng, anchor: 'center' as const, content }
}

/** As on the picture. */
const PinMark = () => (
  <svg width="32" height="38" viewBox="-16 -37 32 38" aria-hidden="true" className={styles.pin}>
    <path d="M0 0C-8-9-13-15-13-21a13 13 0 1 1 26 0C13-15 8-9 0 0Z" />
    <circle cy="-21" r="4.5" />
  </svg>
)
