/** What is told of a plot of land, as far as a drawing can show it. */
export type Plot = {
  /** m² */
  men: number
  /** The first one is in front. */
  roads: readonly [Road, ...Road[]]
  /** Per cent of the plot that are a way to the road (路地状部分). */
  alley: number | null
  /** Per cent that may be built on, and per cent of floors that may stand there, where the law says it. */
  limits: Limits | null
}

type Limits = {
  cover: number
  floors: number
  /** The road in front is too narrow for what the plan of the city allows. */
  isByRoad: boolean
}

export type Road = {
  /** 1 north … 8 north-west, clockwise. */
  muki: number
  isPrivate: boolean
  /** m */
  width: number
  /** m of the plot along it; it takes one to draw the plot. */
  frontage: number | null
}

type Row = {
  men: number | null
  setsudo:
    | readonly { muki: number; doro_shubetu: number; fukuin_m: number; haba_m: number | null }[]
    | null
  rojijoWariai: number | null
  limits: Plot['limits']
}

/** doro_shubetu in codes.json. */
const PUBLIC = 1

/** The plot of a row; null where it does not say how wide it is. */
export function plotOf({ men, setsudo, rojijoWariai, limits }: Row): Plot | null {
  const [first, ...others] = (setsudo ?? []).map((road) => ({
    muki: road.muki,
    isPrivate: road.doro_shubetu !== PUBLIC,
    width: road.fukuin_m,
    frontage: road.haba_m,
  }))
  return men && first?.frontage
    ? { men, roads: [first, ...others.slice(0, 1)], alley: rojijoWariai, limits }
    : null
}

/** `card` is a square with large words alone: it is looked at a few centimetres wide. */
export type Look = 'plot' | 'volume' | 'card'

/** Counts up when the same code is drawn otherwise: pictures are kept for ever under their address. */
const EDITION = 6

/** px of a drawing. */
export const PLOT_SIZE = { width: 1200, height: 800 } as const
/** px of a card. */
export const CARD = { width: 600, height: 780 } as const

/** The address of a plot as a picture: /media/plots/6/plot/95_14-m3w4_5f9_4-c60v200.svg */
export function plotUrl({ men, roads, alley, limits }: Plot, look: Look): string {
  const code = [
    men,
    ...roads.map(
      ({ muki, isPrivate, width, frontage }) =>
        `${isPrivate ? 'p' : 'm'}${muki}w${width}${frontage === null ? '' : `f${frontage}`}`,
    ),
    ...(alley === null ? [] : [`a${alley}`]),
    ...(limits ? [`c${limits.cover}${limits.isByRoad ? 'r' : 'v'}${limits.floors}`] : []),
  ].join('-')
  // A point in the address of a picture is for its type alone.
  return `/media/plots/${EDITION}/${look}/${code.replaceAll('.', '_')}.svg`
}

const NUMBER = String.raw`\d{1,4}(?:_\d{1,2})?`
const ROAD = new RegExp(`^([mp])([1-8])w(${NUMBER})(?:f(${NUMBER}))?$`)
const ADDRESS = new RegExp(
  `^(\\d{1,4})/(plot|volume|card)/(${NUMBER})((?:-[mp][1-8]w${NUMBER}(?:f${NUMBER})?){1,2})(?:-a(\\d{1,2}))?(?:-c(\\d{1,3})([vr])(\\d{1,4}))?\\.svg$`,
)

/** What an address asks for (without `/media/plots/`); null for one that no page has. */
export function readPlotPath(path: string): { plot: Plot; look: Look; isCurrent: boolean } | null {
  const [, edition, look, men, roads = '', alley, cover, by, floors] = ADDRESS.exec(path) ?? []
  const [first, ...others] = roads.split('-').filter(Boolean).map(roadIn)
  if (!first?.frontage || !numberIn(men)) return null
  if (look === 'volume' && !cover) return null
  const plot: Plot = {
    men: numberIn(men),
    roads: [first, ...others],
    alley: alley ? Number(alley) : null,
    limits: cover ? { cover: Number(cover), floors: Number(floors), isByRoad: by === 'r' } : null,
  }
  return { plot, look: look as Look, isCurrent: Number(edition) === EDITION }
}

function roadIn(word: string): Road {
  const [, kind, muki, width, frontage] = ROAD.exec(word) ?? []
  return {
    muki: Number(muki),
    isPrivate: kind === 'p',
    width: numberIn(width),
    frontage: frontage ? numberIn(frontage) : null,
  }
}

const numberIn = (text = '') => Number(text.replace('_', '.'))
