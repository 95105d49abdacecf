import type { LatLng } from '@sumai/domain/listing/distance'
import { nearestLandPrices } from '@sumai/geo/land-prices'
import type { City } from '../places/geography.ts'
import type { Location } from '../places/location.ts'
import type { Random } from '../random.ts'

const MAN = 10_000
const SQM_PER_TSUBO = 3.305785

/** Prices are quoted in steps of 100,000 yen. */
export const toPrice = (yen: number): number =>
  Math.max(500_000, Math.round(yen / 100_000) * 100_000)

/** Metres (straight) within which a page names the official prices of land, and how many. */
const AROUND = { metres: 10_000, count: 3 }

/** Yen per m² by the official survey: of the points that the page of a plot names, the first with homes. */
export function officialPrice(point: LatLng): number | undefined {
  const points = nearestLandPrices(point, AROUND.count, AROUND.metres).map(({ item }) => item)
  return (points.find(({ use }) => use.includes('住宅')) ?? points[0])?.yenPerM2
}

/** Yen per m²: where land costs more, in the middle of Fukuoka, nobody sells a plot for a home. */
const DEAREST = 5_000_000

/** What is asked differs from the official price as much as plots do. */
const [LEAST, MOST] = [0.8, 1.25]

/** Yen for a plot of `men` m². */
export function landPrice(random: Random, { city, columns }: Location, men: number): number {
  const usual = (city.seed_land_man_per_tsubo * MAN) / SQM_PER_TSUBO
  // Large plots cost less by the m².
  const size = (200 / Math.max(men, 100)) ** 0.12
  const share = Math.min(MOST, Math.max(LEAST, size * random.around(1, 0.09)))
  return men * Math.min(DEAREST, officialPrice(columns) ?? usual) * share
}

/** Yen for the building of a house: about 210,000 a m² when new, little after 25 years. */
export const housePrice = (random: Random, men: number, age: number): number =>
  men * 210_000 * Math.max(0.07, 1 - 0.038 * age) * random.around(1, 0.06)

/** Yen for a flat; land prices show in it about a quarter. */
export function flatPrice(
  random: Random,
  city: City,
  flat: { men: number; age: number; walk: number; kai: number },
): number {
  const perSqm = (24 + city.seed_land_man_per_tsubo * 0.27) * MAN
  const age = Math.max(0.3, 1.02 - 0.021 * flat.age)
  const near = 1.06 - 0.009 * Math.min(flat.walk, 25)
  const floor = 1 + 0.008 * Math.min(flat.kai - 1, 14)
  return flat.men * perSqm * age * near * floor * random.around(1, 0.05)
}

/** The size of a plot in m²: smaller where land is dear. */
export function plotSize(random: Random, city: City): number {
  const man = city.seed_land_man_per_tsubo
  const [min, max] = man > 60 ? [85, 150] : man > 20 ? [120, 240] : [165, 420]
  return Math.round(random.float(min, max) * 100) / 100
}

/** A plot that is not smaller than the law has it; a house never fills it to the last m². */
export const roomyPlot = (random: Random, men: number, smallest: number): number =>
  round(Math.max(men, smallest * random.float(1.04, 1.25)))

export const round = (value: number): number => Math.round(value * 100) / 100
