import type { Place } from '@sumai/basemap/mercator'
import { STATIC_SIZES } from '@sumai/basemap/static-map'
import { StaticMap } from '../static-map/static-map.tsx'
import { frameOver, type Seen, SIZES, spotOf } from './frame.ts'
import { type MapPin, Marks, type NameGroup } from './marks.tsx'
import styles from './pinned-map.module.css'

/** The pictures of a map within a page, and of one that stands beside the list of its pins. */
const WITHIN = { wide: STATIC_SIZES.wide, small: STATIC_SIZES.small }
const BESIDE = { wide: STATIC_SIZES.full, small: STATIC_SIZES.tall }

type Props<Pin> = {
  /** Accessible name: 20件の物件の位置 */
  title: string
  pins: readonly Pin[]
  /** What is seen of a picture that is cut off. */
  seen?: Partial<Seen>
  /** Whether it stands beside their list, and above it on a phone. */
  isBeside?: boolean
  /**
   * Pins that would lie on each other are gathered under this name, which leads to the first of
   * them. Without it they move apart.
   */
  nameGroup?: NameGroup<Pin>
}

/**
 * Numbered pins on a picture of a map, in the order of their list. It fills its parent, and the
 * picture has two sizes.
 */
export function PinnedMap<Pin extends MapPin>(props: Props<Pin>) {
  const { title, pins, seen, isBeside, nameGroup } = props
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
        const [room, zoom] = [rooms[name], zooms[name]]
        return (
          <svg
            key={name}
            viewBox={`${(room.width - width) / 2} ${(room.height - height) / 2} ${width} ${height}`}
            preserveAspectRatio="xMidYMid slice"
            className={styles[name]}
          >
            <title>{title}</title>
            <Marks
              {...{ pins, nameGroup, zoom, room }}
              toSpot={(place: Place) => spotOf(place, centre, zoom, room)}
            />
          </svg>
        )
      })}
    </div>
  )
}
