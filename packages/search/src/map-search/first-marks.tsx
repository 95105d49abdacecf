import { type Place, worldPx } from '@sumai/basemap/mercator'
import { GROUND_SIZES, STATIC_SIZES } from '@sumai/basemap/static-map'
import { formatNumber } from '@sumai/format/number'
import type { Bounds } from '@sumai/map/map-options'
import { clusterWords, townWords } from './cluster-button.tsx'
import { discOf, RING } from './cluster-size.ts'
import styles from './first-marks.module.css'
import { gathered, pinWidth, priceWidth } from './gathered.ts'
import type { MapData, Town } from './map-data.ts'
import { medianPrice, type Of, PRICE_NAME, pinPrice } from './price-text.ts'
import { LEAST, placeKey } from './view.ts'

type Props = {
  map: Pick<MapData, 'clusters' | 'pins' | 'picture'>
  of: Of
  /** Address of the same search within other bounds. */
  addressOf: (bounds: Bounds) => string
}

const [WIDE, SMALL] = GROUND_SIZES

/**
 * The results on the picture of a map, until there is one to move, or where there will be none: each
 * leads to a closer map of its surroundings.
 */
export const FirstMarks = (props: Props) => (
  <>
    <Marks {...props} size={WIDE} zoom={props.map.picture.zoom} />
    <Marks {...props} size={SMALL} zoom={props.map.picture.smallZoom} />
  </>
)

type MarksProps = Props & { size: (typeof GROUND_SIZES)[number]; zoom: number }

function Marks({ map, of, addressOf, size, zoom }: MarksProps) {
  const { clusters, pins } = gathered(map, { zoom, of, selected: null })
  const middle = worldPx(map.picture.centre, zoom)
  const moved = (place: Place) => {
    const { x, y } = worldPx(place, zoom)
    return `translate(${(x - middle.x).toFixed(1)} ${(y - middle.y).toFixed(1)})`
  }
  const { width, height } = STATIC_SIZES[size]
  return (
    <svg
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles[size]}
    >
      <title>{`地図の物件：件数と${PRICE_NAME[of]}の中央値`}</title>
      {clusters.map(({ bounds, commuteMin, ...one }) => (
        <a
          key={placeKey(one)}
          href={addressOf(wider(bounds))}
          aria-label={clusterWords({ of, ...one, minutes: commuteMin ?? null })}
        >
          <g transform={moved(one)}>
            <ClusterSign of={of} cluster={one} />
          </g>
        </a>
      ))}
      {pins.map((one) => (
        <a
          key={placeKey(one)}
          href={addressOf(wider([one.lng, one.lat, one.lng, one.lat]))}
          aria-label={`${pinPrice(one.priceMin, of)}円、拡大する`}
        >
          <g transform={moved(one)}>
            <PinSign of={of} pin={one} />
          </g>
        </a>
      ))}
    </svg>
  )
}

type ClusterProps = {
  of: Of
  cluster: { count: number; priceMedian: number; town?: Town | undefined }
}

/** px from a place to the middle of its disc: that of disc and price lies on the place. */
const UP = -8

function ClusterSign({ of, cluster }: ClusterProps) {
  const { count, priceMedian, town } = cluster
  const radius = discOf(cluster) / 2
  const wide = priceWidth(cluster, of)
  return (
    <>
      <circle cy={UP} r={radius + RING} opacity="0.24" />
      <circle cy={UP} r={radius} />
      {town && <text y={UP - 10}>{townWords(town)}</text>}
      <text y={town ? UP + 8 : UP} className={styles.count}>
        {formatNumber(count)}
        <tspan>件</tspan>
      </text>
      <rect x={-wide / 2} y={UP + radius - 4} width={wide} height="21" rx="10.5" />
      <text
        y={UP + radius + 7}
        className={styles.price}
      >{`${medianPrice(priceMedian, of)}円`}</text>
    </>
  )
}

type PinProps = { of: Of; pin: { priceMin: number } }

function PinSign({ of, pin }: PinProps) {
  const wide = pinWidth(pin, of)
  const toEnd = 20 - wide / 2
  return (
    <>
      <path d={`M0 0l-5-7h${toEnd}a15 15 0 010-30h${wide - 30}a15 15 0 010 30h${toEnd}z`} />
      <text y="-22" className={styles.price}>
        {pinPrice(pin.priceMin, of)}
      </text>
    </>
  )
}

/** With the neighbourhood. */
const wider = ([west, south, east, north]: Bounds): Bounds => [
  west - LEAST,
  south - LEAST,
  east + LEAST,
  north + LEAST,
]
