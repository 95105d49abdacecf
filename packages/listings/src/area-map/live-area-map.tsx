import type { LatLng } from '@sumai/domain/listing/distance'
import { LiveMap } from '@sumai/map/live-map'
import type { ComponentProps } from 'react'
import styles from './live-area-map.module.css'

type Area = { label: string; centre: LatLng; zoom: number }

type Events = Pick<ComponentProps<typeof LiveMap>, 'onReady' | 'onFail'>

/** The map of an area as a component, once pressed: its pin is made once. */
export function liveAreaMap({ label, centre, zoom }: Area) {
  const map = {
    label,
    view: { centre, zoom },
    pins: [{ ...centre, id: 'centre', content: <PinMark /> }],
  }
  return (events: Events) => <LiveMap {...map} {...events} isWithinPage />
}

/** As on the picture. */
const PinMark = () => (
  <svg width="32" height="38" viewBox="-16 -37 32 38" aria-hidden="true" className={styles.pin}>
    <path d="M0 0C-8-9-13-15-13-21a13 13 0 1 1 26 0C13-15 8-9 0 0Z" />
    <circle cy="-21" r="4.5" />
  </svg>
)
