import type { Place } from '@sumai/basemap/mercator'
import { STATIC_SIZES } from '@sumai/basemap/static-map'
import { StaticMap } from '../static-map/static-map.tsx'
import { frameOver, type Seen, SIZES, spotOf } from './frame.ts'
import styles from './pinned-map.module.css'
import { spread } from './spread.ts'

/** px: the radius of a pin, and between two. */
const PIN = { radius: 13, apart: 28 }

/** The pictures of a map within a page, and of one that stands beside the list of its pins. */
const WITHIN = { wide: STATIC_SIZES.wide, small: STATIC_SIZES.small }
const BESIDE = { wide: STATIC_SIZES.full, small: STATIC_SIZES.tall }

/** `to` is a fragment (`#…`) of the page. */
type MapPin = Place & { name: string; to: string }

type Props = {
  /** Accessible name: 20件の物件の位置 */
  title: string
  pins: readonly MapPin[]
  /** What is seen of a picture that is cut off. */
  seen?: Partial<Seen>
  /** Whether it stands beside their list, and above it on a phone. */
  isBeside?: boolean
}

/**
 * Numbered pins on a picture of a map, in the order of their list. It fills its parent, and the
 * picture has two sizes.
 */
export function PinnedMap({ title, pins, seen, isBeside }: Props) {
  const sizes = isBeside ? BESIDE : WITHIN
  const rooms: Seen = { ...sizes, ...seen }
  const { centre, zooms } = frameOver(pins, rooms)
  return (
    <div className={styles.map}>
      <StaticMap
        alt={title}
        centre={centre}
        zoom={zooms.wide}
        smallZoom={zooms.small}
        mark="none"
        {...(isBeside && { place: 'beside' })}
      />
      {SIZES.map((name) => {
        const { width, height } = sizes[name]
        const room = rooms[name]
        const spots = spread(
          pins.map((pin) => spotOf(pin, centre, zooms[name], room)),
          { room, apart: PIN.apart },
        )
        return (
          <svg
            key={name}
            viewBox={`${(room.width - width) / 2} ${(room.height - height) / 2} ${width} ${height}`}
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
      <circle cx={x} cy={y} r={PIN.radius} />
      <text x={x} y={y + PIN.radius * 0.35}>
        {number}
      </text>
    </a>
  )
}
