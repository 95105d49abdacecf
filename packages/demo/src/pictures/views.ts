import type { Range } from './exteriors.ts'
import { interior } from './pictures.ts'

/** What a picture of the inside shows that not every home has. */
export type View = {
  /** Years since the home was built or made new. None is of new homes and of old ones. */
  ages: Range
  /** A home is shown as somebody lives in it, or empty; water rooms and corridors may be both. */
  state?: 'furnished' | 'bare'
  /** Facility codes that the home has, and those that it has not. */
  has?: readonly number[]
  lacks?: readonly number[]
  /** A window where flats have a neighbour. */
  isAtOuterWall?: true
  /** Whether a balcony looks over the roofs. */
  isHigh?: boolean
  /** What the main room is called where the picture shows another part of it. */
  name?: string
}

const SEPARATE_TOILET = 101
const WASHROOM = 104
const COUNTER_KITCHEN = 202
const TWO_RINGS = 203
const WALK_IN = 401

/** White and oak, brass, islands of one colour: what is built or made new now. */
const NEW: Range = [0, 15]
const RECENT: Range = [0, 25]
/** Plain rooms that have been lived in. */
const USED: Range = [3, 60]
const SEASONED: Range = [8, 60]
/** Brown floors, ivory wallpaper, gas and stainless steel. */
const AGED: Range = [22, 60]

const furnished = (ages: Range): View => ({ ages, state: 'furnished' })
const bare = (ages: Range): View => ({ ages, state: 'bare' })
const dining = (view: View): View => ({ ...view, name: 'ダイニング' })
/** The kitchen is seen, and has a counter towards the room or stands along a wall. */
const counter = (ages: Range): View => ({ ...furnished(ages), has: [COUNTER_KITCHEN] })
const wall = (ages: Range): View => ({ ...furnished(ages), lacks: [COUNTER_KITCHEN] })
const bath = (ages: Range): View => ({ ages, has: [SEPARATE_TOILET] })
const windowed = (ages: Range): View => ({ ...bath(ages), isAtOuterWall: true })
const toilet = bath
const senmen = (ages: Range): View => ({ ages, has: [WASHROOM] })
const laundry = (ages: Range): View => ({ ...senmen(ages), state: 'furnished' })
const walkIn = (ages: Range): View => ({ ...furnished(ages), has: [WALK_IN] })
const balcony = (ages: Range, isHigh: boolean): View => ({ ...furnished(ages), isHigh })

const BY_NAME: Readonly<Record<string, View>> = {
  'light-ldk-1': counter(NEW),
  'light-ldk-2': dining(counter(NEW)),
  'light-ldk-empty': { ...bare(RECENT), has: [COUNTER_KITCHEN] },
  'light-kitchen': counter(NEW),
  'light-bedroom': furnished(NEW),
  'light-bath': windowed(NEW),
  'light-toilet': toilet(NEW),
  'light-senmen': laundry(NEW),
  'light-genkan': furnished(NEW),
  'light-closet': walkIn(NEW),
  'light-balcony': balcony(NEW, true),
  'light-1k-room-1': furnished(NEW),
  'light-1k-room-2': bare(NEW),
  'light-1k-kitchen': { ...furnished(NEW), lacks: [TWO_RINGS] },
  'light-1k-bath-2': bath(NEW),
  'light-1k-genkan': furnished(NEW),

  'natural-ldk-1': furnished(RECENT),
  'natural-ldk-2': dining(counter(RECENT)),
  'natural-kitchen': counter(RECENT),
  'natural-bedroom': furnished(RECENT),
  'natural-bath': bath(RECENT),
  'natural-toilet': toilet(RECENT),
  'natural-senmen': laundry(RECENT),
  'natural-genkan': furnished(RECENT),
  'natural-closet': furnished(RECENT),
  'natural-balcony': balcony(RECENT, false),
  'natural-1k-room-1': furnished(SEASONED),
  'natural-1k-room-2': bare([8, 25]),
  'natural-1k-kitchen': furnished(RECENT),
  'natural-1k-bath': windowed(RECENT),
  'natural-1k-genkan': furnished(SEASONED),
  'natural-1k-closet': furnished(SEASONED),

  'calm-ldk-1': furnished(RECENT),
  'calm-ldk-2': dining(wall(RECENT)),
  'calm-ldk-empty': { ...bare(RECENT), lacks: [COUNTER_KITCHEN] },
  'calm-kitchen': wall(RECENT),
  'calm-bedroom': furnished(RECENT),
  'calm-bath': windowed(RECENT),
  'calm-toilet': toilet(RECENT),
  'calm-senmen': senmen(RECENT),
  'calm-genkan': furnished(RECENT),
  'calm-closet': walkIn(RECENT),
  'calm-balcony': balcony(RECENT, true),
  'calm-1k-room-1': furnished(RECENT),
  'calm-1k-room-2': bare(RECENT),
  'calm-1k-kitchen': furnished(RECENT),
  'calm-1k-bath': { ages: SEASONED, lacks: [SEPARATE_TOILET] },
  'calm-1k-genkan': furnished(RECENT),
  'calm-1k-closet': furnished(RECENT),

  'aged-ldk-1': furnished(AGED),
  'aged-ldk-2': dining(wall(AGED)),
  'aged-ldk-3': furnished(AGED),
  'aged-ldk-4': dining(wall(AGED)),
  'aged-ldk-empty': bare(AGED),
  'aged-kitchen': wall(AGED),
  'aged-bedroom': furnished(AGED),
  'aged-bedroom-2': furnished(AGED),
  'aged-bath': windowed(AGED),
  'aged-1k-bath': bath(AGED),
  'aged-toilet': toilet(AGED),
  'aged-senmen': laundry(AGED),
  'aged-1k-room-1': furnished(AGED),
  'aged-1k-room-2': bare(AGED),
  'aged-1k-room-3': furnished(AGED),
  'aged-1k-room-4': furnished(AGED),
  'aged-1k-kitchen': furnished(AGED),
  'aged-1k-genkan': furnished(AGED),

  'oak-ldk': counter(RECENT),
  'oak-ldk-2': counter(RECENT),
  'oak-ldk-3': dining(counter(RECENT)),
  'ldk-2': furnished(SEASONED),
  'ldk-4': furnished(RECENT),
  'ldk-6': counter(RECENT),
  'ldk-7': furnished(USED),
  'ldk-9': furnished(RECENT),
  'ldk-12': counter([8, 25]),
  'ldk-13': wall(NEW),
  'ldk-14': wall(NEW),
  'ldk-15': counter(NEW),
  'ldk-16': counter(NEW),
  'ldk-17': furnished([3, 25]),
  'kitchen-1': counter(RECENT),
  'kitchen-6': wall(RECENT),
  'bedroom-1': furnished(RECENT),
  'bedroom-2': furnished(RECENT),
  'bedroom-3': furnished(USED),
  'bedroom-4': furnished(RECENT),
  'bedroom-5': furnished([8, 25]),
  'bedroom-6': furnished(USED),
  '1k-1': furnished([3, 25]),
  '1k-2': furnished(RECENT),
  '1k-empty': bare(USED),
  'washitsu-1': furnished(USED),
  'washitsu-2': furnished(USED),
  'washitsu-4': furnished(USED),
  bath: windowed(RECENT),
  'bath-2': windowed(USED),
  'bath-3': bath(USED),
  toilet: toilet(USED),
  'senmen-1': senmen(RECENT),
  'senmen-2': laundry(USED),
  genkan: furnished(RECENT),
  'rouka-1': { ages: RECENT },
  'rouka-2': { ages: SEASONED },
  balcony: balcony(RECENT, true),
}

/** By the name on the wire. */
export const VIEWS: ReadonlyMap<string, View> = new Map(
  Object.entries(BY_NAME).map(([name, view]) => [interior(name), view]),
)
