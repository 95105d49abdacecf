import type { LatLng } from '@sumai/domain/listing/distance'
import { once, readTable } from './data.ts'

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
      address,
      lat: Number(lat),
      lng: Number(lng),
    }),
  ),
)
