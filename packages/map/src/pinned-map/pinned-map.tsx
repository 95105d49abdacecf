import type { Place } from '@sumai/basemap/mercator'
import { STATIC_SIZES } from '@sumai/basemap/static-map'
import { StaticMap } from '../static-map/static-map.tsx'
import { frameOver, SIZES, spotOf } from './frame.ts'
import styles from './pinned-map.module.css'
import { spread } from './spread.ts'

/** px: the radius of a pin. */
const PIN = 13

/** `to` is a fragment (`#…`) of the page. */
type MapPin = Place & { name: string; to: string }

type Props = {
  /** Accessible name: 20件の物件の位置 */
  title: string
  pins: readonly MapPin[]
}

/**
 * Numbered pins on a picture of a map, in the order of their list. It fills its parent, and the
 * picture has two sizes.
 */
export function PinnedMap({ title, pins }: Props) {
  const { centre, zooms } = frameOver(pins)
  return (
    <div className={styles.map}>
      <StaticMap
        alt={title}
        centre={centre}
        zoom={zooms.wide}
        smallZoom={zooms.small}
        mark="none"
      />
      {SIZES.map((name) => {
        const { width, height } = STATIC_SIZES[name]
        const size = { width, height }
        const spots = spread(
          pins.map((pin) => spotOf(pin, centre, zooms[name], size)),
          { room: size },
        )
        return (
          <svg
            key={name}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="xMidYMid slice"
            className={styles[name]}
          >
            <title>{title}</title>
            {pins.map(({ name, to }, index) => (
              <Pin key={to} number={index + 1} name={name} to={to} spot={spots[index]} />
            ))}
          </svg>
        )
      })}
    </div>
  )
}

type PinProps = {
  number: number
  name: string
  to: string
  spot: { x: number; y: number } | undefined
}

function Pin({ number, name, to, spot }: PinProps) {
  if (!spot) return null
  const [x, y] = [Math.round(spot.x), Math.round(spot.y)]
  return (
    <a href={to} aria-label={`${number} ${name}`} className={styles.pin}>
      <circle cx={x} cy={y} r={PIN} />
      <text x={x} y={y + 4.5}>
        {number}
      </text>
    </a>
  )
}
