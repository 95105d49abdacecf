import type { Place } from '@sumai/basemap/mercator'
import { STATIC_SIZES } from '@sumai/basemap/static-map'
import { classNames } from '@sumai/ui/class-names'
import { StaticMap } from '../static-map/static-map.tsx'
import { frameOver, type Seen, SIZES, spotOf } from './frame.ts'
import styles from './pinned-map.module.css'
import { spread } from './spread.ts'

/** px: the radius of a pin, and between two. */
const PIN = { radius: 13, apart: 28 }
/** The same where the page enlarges the picture, and what is free around pins there. */
const ENLARGED = { radius: 9.5, apart: 25 }
const ENLARGED_ROOM = { margin: 20, foot: 36 }

/** `to` is a fragment (`#…`) of the page. */
type MapPin = Place & { name: string; to: string }

type Props = {
  /** Accessible name: 20件の物件の位置 */
  title: string
  pins: readonly MapPin[]
  /** What is seen of a picture that is cut off. */
  seen?: Partial<Seen>
  /** Whether the page enlarges it to fill its frame. */
  isEnlarged?: boolean
}

/**
 * Numbered pins on a picture of a map, in the order of their list. It fills its parent, and the
 * picture has two sizes.
 */
export function PinnedMap({ title, pins, seen, isEnlarged }: Props) {
  const rooms: Seen = { ...STATIC_SIZES, ...seen }
  const { centre, zooms } = frameOver(pins, rooms, isEnlarged ? ENLARGED_ROOM : undefined)
  const { radius, apart } = isEnlarged ? ENLARGED : PIN
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
        const room = rooms[name]
        const spots = spread(
          pins.map((pin) => spotOf(pin, centre, zooms[name], room)),
          { room, apart },
        )
        return (
          <svg
            key={name}
            viewBox={`${(room.width - width) / 2} ${(room.height - height) / 2} ${width} ${height}`}
            preserveAspectRatio="xMidYMid slice"
            className={classNames(styles[name], isEnlarged && styles.enlarged)}
          >
            <title>{title}</title>
            {pins.map(({ name, to }, index) => (
              <Pin
                key={to}
                number={index + 1}
                name={name}
                to={to}
                spot={spots[index]}
                {...{ radius }}
              />
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
  radius: number
}

function Pin({ number, name, to, spot, radius }: PinProps) {
  if (!spot) return null
  const [x, y] = [Math.round(spot.x), Math.round(spot.y)]
  return (
    <a href={to} aria-label={`${number} ${name}`} className={styles.pin}>
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y + radius * 0.35}>
        {number}
      </text>
    </a>
  )
}
