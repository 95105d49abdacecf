import { interior } from './pictures.ts'

/** Parts of a home beside its rooms. */
export type Part =
  | 'kitchen'
  | 'bath'
  | 'senmen'
  | 'toilet'
  | 'genkan'
  | 'closet'
  | 'walkIn'
  | 'rouka'
  | 'balcony'

/**
 * Pictures that may be of one home: the same floor, doors and colours. Of each part those that a
 * home may have (views.ts), the first that fits. Pictures that no home has are left out.
 */
export type Scene = {
  /** The main room from several sides and in several states; any of them may lead. */
  main: readonly string[]
  bedrooms?: readonly string[]
  /** The room of `main`, all around (panorama and film). */
  around?: 'ldk' | 'studio'
} & Partial<Record<Part, readonly string[]>>

const urls = (...names: string[]) => names.map(interior)

type Palette = 'light' | 'natural' | 'calm' | 'aged'

const family = (palette: Palette): Scene => {
  const of = (...names: string[]) => urls(...names.map((name) => `${palette}-${name}`))
  return {
    main: of('ldk-1', 'ldk-2'),
    kitchen: of('kitchen'),
    bedrooms: of('bedroom'),
    bath: of('bath'),
    senmen: of('senmen'),
    toilet: of('toilet'),
  }
}

const studio = (palette: Palette): Scene => {
  const of = (...names: string[]) => urls(...names.map((name) => `${palette}-1k-${name}`))
  return {
    main: of('room-1', 'room-2'),
    kitchen: of('kitchen'),
    bath: of('bath'),
    genkan: of('genkan'),
    senmen: urls(`${palette}-senmen`),
    toilet: urls(`${palette}-toilet`),
  }
}

const LIGHT: Scene = {
  ...family('light'),
  main: urls('light-ldk-1', 'light-ldk-2', 'light-ldk-empty'),
  bath: urls('light-bath', 'light-1k-bath-2'),
  genkan: urls('light-genkan'),
  walkIn: urls('light-closet'),
  balcony: urls('light-balcony'),
}

/** Its empty room is shown by a page as our own work. */
const NATURAL: Scene = {
  ...family('natural'),
  genkan: urls('natural-genkan'),
  closet: urls('natural-closet'),
  balcony: urls('natural-balcony'),
}

const CALM: Scene = {
  ...family('calm'),
  main: urls('calm-ldk-1', 'calm-ldk-2', 'calm-ldk-empty'),
  genkan: urls('calm-genkan'),
  walkIn: urls('calm-closet'),
  balcony: urls('calm-balcony'),
}

const AGED: Scene = {
  ...family('aged'),
  main: urls('aged-ldk-1', 'aged-ldk-2', 'aged-ldk-empty'),
  bath: urls('aged-bath', 'aged-1k-bath'),
  genkan: urls('aged-1k-genkan'),
}

/** Of darker floors. */
const AGED_DARK: Scene = {
  ...AGED,
  main: urls('aged-ldk-3', 'aged-ldk-4'),
  kitchen: [],
  bedrooms: urls('aged-bedroom-2'),
}

/** Oak floors and white walls. */
const OAK = {
  kitchen: urls('kitchen-1', 'kitchen-6'),
  bedrooms: urls('bedroom-1', 'bedroom-3'),
  bath: urls('bath', 'bath-2', 'bath-3'),
  senmen: urls('senmen-1', 'senmen-2'),
  toilet: urls('toilet'),
  genkan: urls('genkan'),
  rouka: urls('rouka-1'),
  balcony: urls('balcony'),
} satisfies Omit<Scene, 'main'>

/** Dark floors and doors. */
const DARK = {
  bath: urls('bath', 'bath-2', 'bath-3'),
  senmen: urls('senmen-2'),
  rouka: urls('rouka-2'),
} satisfies Omit<Scene, 'main'>

const oak = (main: string, ...bedrooms: string[]): Scene => ({
  ...OAK,
  main: urls(main),
  bedrooms: urls(...bedrooms),
})

/** Homes with a living room. */
export const LIVING: readonly Scene[] = [
  LIGHT,
  NATURAL,
  CALM,
  AGED,
  AGED_DARK,
  { ...OAK, main: urls('oak-ldk', 'oak-ldk-2', 'oak-ldk-3'), around: 'ldk' },
  oak('ldk-4', 'bedroom-6', 'bedroom-1'),
  oak('ldk-6', 'bedroom-4', 'bedroom-3'),
  oak('ldk-7', 'bedroom-6', 'bedroom-3'),
  oak('ldk-9', 'bedroom-3', 'bedroom-4'),
  { ...oak('ldk-13', 'bedroom-4', 'bedroom-1'), kitchen: [] },
  { ...oak('ldk-14', 'bedroom-1', 'bedroom-3'), kitchen: [] },
  { ...oak('ldk-15', 'bedroom-6', 'bedroom-1'), kitchen: [] },
  { ...oak('ldk-16', 'bedroom-1', 'bedroom-6'), kitchen: [] },
  oak('ldk-17', 'bedroom-4', 'bedroom-3'),
  { ...DARK, main: urls('ldk-12'), bedrooms: urls('bedroom-5') },
  { ...DARK, main: urls('ldk-2'), bedrooms: urls('bedroom-2') },
]

/** Several rooms and a kitchen with a table: the largest bedroom is the main room. */
export const DINING: readonly Scene[] = [
  { ...LIGHT, main: urls('light-bedroom') },
  { ...NATURAL, main: urls('natural-bedroom') },
  { ...CALM, main: urls('calm-bedroom') },
  { ...AGED, main: urls('aged-bedroom') },
  { ...AGED_DARK, main: urls('aged-bedroom-2') },
  ...['bedroom-1', 'bedroom-3', 'bedroom-4', 'bedroom-6'].map((main) =>
    oak(main, 'bedroom-3', 'bedroom-6', 'bedroom-1'),
  ),
  { ...DARK, main: urls('bedroom-2') },
  { ...DARK, main: urls('bedroom-5') },
]

/** One room, of no palette. */
const single = (main: string): Scene => ({
  main: urls(main),
  bath: urls('bath', 'bath-2', 'bath-3'),
  senmen: urls('senmen-2'),
  toilet: urls('toilet'),
})

/** One room: a kitchen for a family never stands in it. */
export const STUDIO: readonly Scene[] = [
  { ...studio('light'), bath: urls('light-1k-bath-2'), balcony: urls('light-balcony') },
  {
    ...studio('natural'),
    bath: urls('natural-1k-bath', 'natural-bath'),
    closet: urls('natural-1k-closet'),
    balcony: urls('natural-balcony'),
  },
  {
    ...studio('calm'),
    bath: urls('calm-1k-bath', 'calm-bath'),
    closet: urls('calm-1k-closet'),
    balcony: urls('calm-balcony'),
  },
  {
    ...studio('aged'),
    main: urls('aged-1k-room-1', 'aged-1k-room-2', 'aged-1k-room-3', 'aged-1k-room-4'),
  },
  { ...single('1k-1'), balcony: urls('balcony'), around: 'studio' },
  single('1k-2'),
  single('1k-empty'),
]

export const TATAMI = urls('washitsu-1', 'washitsu-2', 'washitsu-4')
/** The 和室 that the panorama shows. */
export const TATAMI_AROUND = interior('washitsu-1')
