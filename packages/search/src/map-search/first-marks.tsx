import { type Place, worldPx } from '@sumai/basemap/mercator'
import { STATIC_SIZES } from '@sumai/basemap/static-map'
import type { Bounds } from '@sumai/map/map-options'
import { Link } from '@sumai/platform'
import type { CSSProperties, ReactNode } from 'react'
import cluster from './cluster-button.module.css'
import { ClusterSign, clusterWords } from './cluster-button.tsx'
import styles from './first-marks.module.css'
import { gathered } from './gathered.ts'
import type { MapData } from './map-data.ts'
import pin from './pin-button.module.css'
import { type Of, pinPrice } from './price-text.ts'
import { withTowns } from './town-names.ts'
import { LEAST, placeKey } from './view.ts'

type Props = {
  map: Pick<MapData, 'clusters' | 'pins' | 'picture'>
  of: Of
  /** Address of the same search within other bounds. */
  addressOf: (bounds: Bounds) => string
}

/**
 * The results on the picture of a map, until there is one to move, or where there will be none: each
 * leads to a closer map of its surroundings.
 */
export function FirstMarks({ map, of, addressOf }: Props) {
  const { centre, zoom, smallZoom } = map.picture
  // On the smaller of the two pictures as well no mark lies on another.
  const { clusters, pins } = gathered(map, { zoom: Math.min(zoom, smallZoom), of, selected: null })
  const { full, tall } = STATIC_SIZES
  const middle = worldPx(centre, zoom)
  const at = (place: Place) => {
    const { x, y } = worldPx(place, zoom)
    return style({ '--x': (x - middle.x) / full.width, '--y': (y - middle.y) / full.width })
  }
  const toTall = (full.width / tall.width) * 2 ** (smallZoom - zoom)
  return (
    <ul aria-label="地図の物件" className={styles.marks} style={style({ '--to-tall': toTall })}>
      {withTowns(clusters, zoom).map(({ bounds, commuteMin, ...one }) => (
        <Mark key={placeKey(one)} at={at(one)}>
          <Link
            to={addressOf(wider(bounds))}
            aria-label={clusterWords({ of, ...one, minutes: commuteMin ?? null })}
            className={cluster.cluster}
          >
            <ClusterSign {...{ of, ...one }} minutes={commuteMin ?? null} />
          </Link>
        </Mark>
      ))}
      {pins.map((one) => (
        <Mark key={placeKey(one)} at={at(one)} isPin>
          <Link
            to={addressOf(wider([one.lng, one.lat, one.lng, one.lat]))}
            aria-label={`${pinPrice(one.priceMin, of)}円、拡大する`}
            className={pin.pin}
          >
            {pinPrice(one.priceMin, of).slice(0, -1)}
            <small>万</small>
          </Link>
        </Mark>
      ))}
    </ul>
  )
}

type MarkProps = { at: CSSProperties; isPin?: boolean; children: ReactNode }

const Mark = ({ at, isPin, children }: MarkProps) => (
  <li style={at} data-pin={isPin} className={styles.mark}>
    {children}
  </li>
)

const style = (numbers: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, value.toFixed(4)]),
  ) as CSSProperties

/** With the neighbourhood. */
const wider = ([west, south, east, north]: Bounds): Bounds => [
  west - LEAST,
  south - LEAST,
  east + LEAST,
  north + LEAST,
]
