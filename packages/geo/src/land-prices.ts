import type { LatLng } from '@sumai/domain/listing/distance'
import { once, readTable } from './data.ts'
import { type Near, nearestOf } from './nearest.ts'

/** A point of the 地価公示. */
export type LandPrice = LatLng & {
  cityCode: string
  yenPerM2: number
  year: number
  /** 住宅, 店舗 … */
  use: string[]
  men: number
  address: string
}

export const landPrices = once(() =>
  readTable('land-prices').map(
    ([cityCode = '', yen, year, use = '', men, address = '', lat, lng]): LandPrice => ({
      cityCode,
      yenPerM2: Number(yen),
      year: Number(year),
      use: use.split(','),
      men: Number(men),
      // Numbers of houses are written in wide digits.
      address: address.normalize('NFKC'),
      lat: Number(lat),
      lng: Number(lng),
    }),
  ),
)

const nearest = once(() => nearestOf(landPrices()))

/** The nearest points, none farther than `within` metres (straight). */
export const nearestLandPrices = (
  point: LatLng,
  count: number,
  within: number,
): Near<LandPrice>[] => nearest()(point, count, within)

/** Degrees: the sides of the first grid, 100 m. */
const FINEST = 0.001

/**
 * Points within west, south, east and north; where there are more than `most`, one for each cell of
 * a grid, so that towns do not take them all. The grid stays where it is when a map is moved.
 */
export function landPricesWithin(
  [west, south, east, north]: readonly [number, number, number, number],
  most: number,
): LandPrice[] {
  const within = landPrices().filter(
    ({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east,
  )
  let shown = within
  for (let side = FINEST; shown.length > most; side *= 2) {
    const cellOf = ({ lat, lng }: LatLng) => `${Math.floor(lat / side)} ${Math.floor(lng / side)}`
    shown = [...Map.groupBy(within, cellOf).values()].flatMap(([first]) => first ?? [])
  }
  return shown
}
