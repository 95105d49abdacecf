import type { Madori } from '@sumai/api-client/contract/layout'
import { SQM_PER_JO } from '@sumai/format/area'
import type { Random } from '../random.ts'

/** A layout with the areas (m²) it comes in. */
export type Layout = { heyasu: number; kind: number; men: readonly [number, number] }

const R = 10
const K = 20
const DK = 30
const LDK = 50
const SLDK = 55

const LAYOUTS = {
  '1R': { heyasu: 1, kind: R, men: [17, 25] },
  '1K': { heyasu: 1, kind: K, men: [19, 31] },
  '1DK': { heyasu: 1, kind: DK, men: [28, 37] },
  '1LDK': { heyasu: 1, kind: LDK, men: [34, 52] },
  '2K': { heyasu: 2, kind: K, men: [34, 41] },
  '2DK': { heyasu: 2, kind: DK, men: [41, 52] },
  '2LDK': { heyasu: 2, kind: LDK, men: [49, 65] },
  '2SLDK': { heyasu: 2, kind: SLDK, men: [60, 70] },
  '3DK': { heyasu: 3, kind: DK, men: [52, 63] },
  '3LDK': { heyasu: 3, kind: LDK, men: [61, 84] },
} as const satisfies Record<string, Layout>

type Name = keyof typeof LAYOUTS

/** A building is made for one kind of tenant. */
const MIXES: readonly (readonly [readonly Name[], number])[] = [
  [['1R', '1K'], 18],
  [['1K'], 16],
  [['1K', '1LDK'], 12],
  [['1DK', '1LDK'], 8],
  [['1LDK', '2LDK'], 16],
  [['2LDK', '3LDK'], 13],
  [['2DK', '2LDK'], 9],
  [['2K', '3DK'], 5],
  [['2LDK', '2SLDK'], 3],
]
const FAMILY_MIXES = MIXES.filter(([names]) => names.every((name) => !name.startsWith('1')))
const HOUSES: readonly (readonly [readonly Layout[], number])[] = [
  [[{ heyasu: 3, kind: DK, men: [82, 92] }], 2],
  [[{ heyasu: 3, kind: LDK, men: [84, 98] }], 4],
  [[{ heyasu: 4, kind: LDK, men: [88, 112] }], 3],
]

/** The layouts of a building; larger ones in older apartments outside the cities. */
export function layoutsOf(random: Random, isHouse: boolean, isRural: boolean): Layout[] {
  if (isHouse) return [...random.weighted(HOUSES)]
  const mixes = isRural && random.chance(0.5) ? FAMILY_MIXES : MIXES
  return random.weighted(mixes).map((name) => LAYOUTS[name])
}

const tenth = (value: number) => Math.round(value * 10) / 10
const half = (value: number) => Math.round(value * 2) / 2

/** A home of several rooms that has not been made new has a 和室 in half of the cases. */
export const hasTatami = (random: Random, { heyasu, age }: { heyasu: number; age: number }) =>
  heyasu > 1 && age > 12 && random.chance(0.5)

/** 帖 beside one bedroom and beside more (公取協連合会の指導基準, 2011). */
const LEAST_DK = [4.5, 6] as const
const LEAST_LDK = [8, 10] as const

/** 帖 of the room with the kitchen: as large as wanted, and as what it is called. */
function mainJoOf({ heyasu, kind }: Pick<Layout, 'heyasu' | 'kind'>, wanted: number): number {
  const at = heyasu === 1 ? 0 : 1
  if (kind === DK) return Math.min(Math.max(wanted, LEAST_DK[at]), LEAST_LDK[at] - 0.5)
  return kind === LDK || kind === SLDK ? Math.max(wanted, LEAST_LDK[at]) : wanted
}

/**
 * Rooms with their sizes in 帖, which together fill about two thirds of the area. The smallest may
 * be a 和室.
 */
export function roomSizes(
  { heyasu, kind }: Pick<Layout, 'heyasu' | 'kind'>,
  men: number,
  { isTatami, isHouse = false }: { isTatami: boolean; isHouse?: boolean },
): NonNullable<Madori['madori_shosai']> {
  const jo = (men * (isHouse ? 0.6 : 0.68)) / SQM_PER_JO
  const sized = (name: string, size: number) => {
    const rounded = Math.max(2, half(size))
    return { name, jo: rounded, men: tenth(rounded * SQM_PER_JO) }
  }
  // The more bedrooms, the less of the whole is the living room.
  const living = heyasu > 2 ? 0.42 : 0.5
  const main = { [R]: 0, [K]: 0.22, [DK]: 0.36, [LDK]: living, [SLDK]: living - 0.04 }[kind] ?? 0.4
  const mainJo = mainJoOf({ heyasu, kind }, jo * main)
  const mainName = { [K]: 'K', [DK]: 'DK', [LDK]: 'LDK', [SLDK]: 'LDK' }[kind]
  const rest = jo - mainJo
  // Bedrooms become smaller one after the other: 1 : 0.8 : 0.7 …
  const shares = [1, 0.8, 0.7, 0.65, 0.6, 0.6].slice(0, heyasu)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const bedrooms = shares.map((share, at) =>
    sized(isTatami && at === heyasu - 1 ? '和室' : '洋室', (rest * share) / whole),
  )
  const store = kind === SLDK ? [sized('S（納戸）', 2.5)] : []
  return [...(mainName ? [sized(mainName, mainJo)] : []), ...bedrooms, ...store]
}
