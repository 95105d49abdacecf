import { interior } from './pictures.ts'

/** Rooms that may be of one home: the same floor, doors and colours. Pictures that no home has are left out. */
export type Scene = {
  /** The main room from one side and from another: the living room, or the only room. */
  main: readonly string[]
  /** The living room from other sides yet; a home shows it from one of all. */
  sides?: readonly string[]
  kitchen?: string
  /** Whether the kitchen that is seen has a counter towards the room. */
  isCounter?: boolean
  /** The main room without furniture. */
  empty?: string
  /** A kitchen ring alone, or one that also shows the bath and the toilet, contradicts better homes. */
  isOneRing?: true
  isThreePieceBath?: true
  bath?: string
  /** Of a flat between others, where `bath` has a window. */
  innerBath?: string
  toilet?: string
  senmen?: string
  bedrooms: readonly string[]
  genkan?: string
  rouka?: string
  closet?: string
  walkIn?: string
  balcony?: { url: string; isHigh: boolean }
  /** The room of `main`, all around (panorama and film). */
  around?: 'ldk' | 'studio'
}

type Palette = 'light' | 'natural' | 'calm'

const of = (palette: Palette, name: string) => interior(`${palette}-${name}`)

const balconyOf = (palette: Palette) => ({
  url: of(palette, 'balcony'),
  isHigh: palette !== 'natural',
})

const waterOf = (palette: Palette) => ({
  bath: of(palette, 'bath'),
  toilet: of(palette, 'toilet'),
  senmen: of(palette, 'senmen'),
})

const family = (palette: Palette): Scene => ({
  ...waterOf(palette),
  ...(palette === 'light' ? { innerBath: of(palette, '1k-bath') } : {}),
  main: [of(palette, 'ldk-1'), of(palette, 'ldk-2')],
  isCounter: palette !== 'calm',
  // A page shows the one of the third palette as our own work.
  ...(palette === 'natural' ? {} : { empty: of(palette, 'ldk-empty') }),
  kitchen: of(palette, 'kitchen'),
  bedrooms: [of(palette, 'bedroom')],
  genkan: of(palette, 'genkan'),
  balcony: balconyOf(palette),
  ...(palette === 'natural'
    ? { closet: of(palette, 'closet') }
    : { walkIn: of(palette, 'closet') }),
})

const studio = (palette: Palette): Scene => ({
  main: [of(palette, '1k-room-1')],
  empty: of(palette, '1k-room-2'),
  kitchen: of(palette, '1k-kitchen'),
  bath: of(palette, '1k-bath'),
  ...(palette === 'natural' ? { innerBath: of(palette, 'bath') } : {}),
  bedrooms: [],
  genkan: of(palette, '1k-genkan'),
  balcony: balconyOf(palette),
  ...(palette === 'light' ? { isOneRing: true } : { closet: of(palette, '1k-closet') }),
  ...(palette === 'calm' ? { isThreePieceBath: true } : {}),
})

/** Oak floors and white walls. */
const OAK = {
  bath: interior('bath'),
  toilet: interior('toilet'),
  senmen: interior('senmen-1'),
  bedrooms: [interior('bedroom-1'), interior('bedroom-3')],
  genkan: interior('genkan'),
  rouka: interior('rouka-1'),
  balcony: { url: interior('balcony'), isHigh: true },
} satisfies Omit<Scene, 'main'>

/** The same home with its kitchen open to the room, or along a wall. */
const bothWays = (scene: Scene): Scene[] => [
  { ...scene, kitchen: interior('kitchen-1'), isCounter: true },
  { ...scene, kitchen: interior('kitchen-5'), isCounter: false },
]

/** Baths at an outer wall. */
const WINDOWED = ['bath', 'bath-2', 'light-bath', 'calm-bath', 'natural-1k-bath'].map(interior)

/** The bath of a scene where it lies at an outer wall, or between others. */
export const bathOf = ({ bath, innerBath }: Scene, isAtWall: boolean): string | undefined =>
  isAtWall || !bath || !WINDOWED.includes(bath) ? bath : innerBath

/** Homes with a living room. */
export const LIVING: readonly Scene[] = [
  family('light'),
  family('natural'),
  family('calm'),
  {
    ...OAK,
    main: [interior('oak-ldk')],
    sides: [interior('oak-ldk-2'), interior('oak-ldk-3')],
    kitchen: interior('kitchen-1'),
    isCounter: true,
    around: 'ldk',
  },
  ...bothWays({
    ...OAK,
    main: [interior('ldk-4')],
    bedrooms: [interior('bedroom-6'), interior('bedroom-1')],
  }),
  {
    ...OAK,
    main: [interior('ldk-6')],
    isCounter: true,
    bedrooms: [interior('bedroom-4'), interior('bedroom-3')],
  },
  ...bothWays({
    ...OAK,
    main: [interior('ldk-9')],
    bedrooms: [interior('bedroom-3'), interior('bedroom-4')],
  }),
  {
    ...OAK,
    main: [interior('ldk-13')],
    isCounter: false,
    bedrooms: [interior('bedroom-4'), interior('bedroom-1')],
  },
  { ...OAK, main: [interior('ldk-14')], isCounter: false },
  {
    ...OAK,
    main: [interior('ldk-15')],
    isCounter: true,
    bedrooms: [interior('bedroom-6'), interior('bedroom-1')],
  },
  {
    ...OAK,
    main: [interior('ldk-16')],
    isCounter: true,
    bedrooms: [interior('bedroom-1'), interior('bedroom-6')],
  },
  ...bothWays({
    ...OAK,
    main: [interior('ldk-17')],
    bedrooms: [interior('bedroom-4'), interior('bedroom-3')],
  }),
  {
    main: [interior('ldk-12')],
    isCounter: true,
    bath: interior('bath'),
    senmen: interior('senmen-2'),
    bedrooms: [interior('bedroom-5')],
    rouka: interior('rouka-2'),
  },
  {
    main: [interior('ldk-2')],
    bath: interior('bath-2'),
    senmen: interior('senmen-2'),
    bedrooms: [interior('bedroom-2')],
    rouka: interior('rouka-2'),
  },
  ...bothWays({
    main: [interior('ldk-7')],
    bath: interior('bath-2'),
    senmen: interior('senmen-2'),
    bedrooms: [interior('bedroom-6')],
    balcony: { url: interior('balcony'), isHigh: true },
  }),
]

/** Several rooms and a kitchen with a table: neither a living room nor an island. */
export const DINING: readonly Scene[] = [
  { ...family('calm'), main: [] },
  { ...OAK, main: [], kitchen: interior('kitchen-1') },
  {
    main: [],
    kitchen: interior('kitchen-5'),
    bath: interior('bath-2'),
    senmen: interior('senmen-2'),
    bedrooms: [interior('bedroom-6'), interior('bedroom-4')],
    rouka: interior('rouka-1'),
  },
]

/** One room: a kitchen for a family never stands in it. */
export const STUDIO: readonly Scene[] = [
  studio('light'),
  studio('natural'),
  studio('calm'),
  {
    main: [interior('1k-1')],
    bath: interior('bath'),
    toilet: interior('toilet'),
    bedrooms: [],
    balcony: { url: interior('balcony'), isHigh: true },
    around: 'studio',
  },
  { main: [interior('1k-2')], bath: interior('bath-2'), bedrooms: [] },
]

export const TATAMI = ['washitsu-1', 'washitsu-2', 'washitsu-4'].map(interior)
/** The 和室 that the panorama shows. */
export const TATAMI_AROUND = interior('washitsu-1')
