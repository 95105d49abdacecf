import type { Place } from '@sumai/basemap/mercator'
import { STATIC_SIZES } from '@sumai/basemap/static-map'
import { StaticMap } from '../static-map/static-map.tsx'
import { frameOver, type Seen, SIZES, spotOf } from './frame.ts'
import { pinGroups } from './pin-groups.ts'
import styles from './pinned-map.module.css'
import { type Spot, spread } from './spread.ts'

/** px: the radius of a pin, and between two. */
const PIN = { radius: 13, apart: 28 }
/** px: half of the sign of a group. */
const SIGN = { across: 32, up: 14 }

/** The pictures of a map within a page, and of one that stands beside the list of its pins. */
const WITHIN = { wide: STATIC_SIZES.wide, small: STATIC_SIZES.small }
const BESIDE = { wide: STATIC_SIZES.beside, small: STATIC_SIZES.tall }

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
  /** 8店舗: how many pins are called that would lie on each other. Without it all move apart. */
  countOf?: (count: number) => string
}

/**
 * Numbered pins on a picture of a map, in the order of their list. It fills its parent, and the
 * picture has two sizes.
 */
export function PinnedMap({ title, pins, seen, isBeside, countOf }: Props) {
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
        const zoom = zooms[name]
        const spotsOf = (some: readonly MapPin[]) =>
          some.map((pin) => spotOf(pin, centre, zoom, room))
        const groups = countOf ? pinGroups(pins, zoom) : pins.map((pin) => ({ pins: [pin] }))
        const alone = groups.flatMap((group) => (group.pins.length > 1 ? [] : group.pins))
        const many = groups
          .filter((group) => group.pins.length > 1)
          .map((group) => ({ ...group, spot: middleOf(spotsOf(group.pins), room) }))
        const obstacles = many.map(({ spot }) => around(spot))
        const spots = spread(spotsOf(alone), { room, apart: PIN.apart, obstacles })
        return (
          <svg
            key={name}
            viewBox={`${(room.width - width) / 2} ${(room.height - height) / 2} ${width} ${height}`}
            preserveAspectRatio="xMidYMid slice"
            className={styles[name]}
          >
            <title>{title}</title>
            {alone.map((pin, index) => (
              <Pin key={pin.to} number={pins.indexOf(pin) + 1} {...pin} spot={spots[index]} />
            ))}
            {many.map(
              ({ pins: [first, ...others], spot }) =>
                first && (
                  <Group
                    key={first.to}
                    words={countOf?.(others.length + 1)}
                    {...first}
                    spot={spot}
                  />
                ),
            )}
          </svg>
        )
      })}
    </div>
  )
}

/** In the middle of all, as far as its sign has room there. */
function middleOf(spots: readonly Spot[], { width }: { width: number }): Spot {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
  const x = mean(spots.map((spot) => spot.x))
  const edge = SIGN.across + 4
  return {
    x: Math.round(Math.min(Math.max(x, edge), width - edge)),
    y: Math.round(mean(spots.map((spot) => spot.y))),
  }
}

const around = ({ x, y }: Spot) => ({
  ...{ left: x - SIGN.across, right: x + SIGN.across },
  ...{ top: y - SIGN.up, bottom: y + SIGN.up },
})

type GroupProps = { words: string | undefined; name: string; to: string; spot: Spot }

/** Leads to the first of them. */
const Group = ({ words, name, to, spot: { x, y } }: GroupProps) => (
  <a href={to} aria-label={`${words}（${name}ほか）`} className={styles.pin}>
    <rect
      x={x - SIGN.across}
      y={y - SIGN.up}
      width={2 * SIGN.across}
      height={2 * SIGN.up}
      rx={SIGN.up}
    />
    <text x={x} y={y + PIN.radius * 0.35}>
      {words}
    </text>
  </a>
)

type PinProps = { number: number; name: string; to: string; spot: Spot | undefined }

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
