import type { Api } from '@sumai/api-client'
import type { Voice } from './voice.ts'

type Shops = Awaited<ReturnType<Api['shops']['list']>>
type Staffs = Awaited<ReturnType<Api['staffs']['list']>>['staffs']
type City = { cityCode: string; cityName: string }

type Names = {
  shops?: Shops | null | undefined
  staffs?: Staffs | null | undefined
  cities?: readonly City[] | null | undefined
}

/** Voices with the names of their towns, shops and staff, as far as these are known. */
export function toldBy(voices: readonly Voice[], { shops, staffs, cities }: Names) {
  const shopOf = new Map(shops?.map((shop) => [shop.tenpoNo, shop]))
  const photoOf = (tenpoNo: string) => shopOf.get(tenpoNo)?.photos[0] ?? null
  const staffOf = new Map(
    staffs?.map(({ syainNo, name, photoUrl }) => [syainNo, { name, photoUrl }]),
  )
  const cityOf = new Map(cities?.map(({ cityCode, cityName }) => [cityCode, cityName]))
  return voices.map((voice) => ({
    ...voice,
    shop: voice.tenpoNo === null ? null : (shopOf.get(voice.tenpoNo)?.tenpoName ?? null),
    shopPhoto: voice.tenpoNo === null ? null : photoOf(voice.tenpoNo),
    staff: voice.syainNo === null ? null : (staffOf.get(voice.syainNo) ?? null),
    city: voice.cityCode === null ? null : (cityOf.get(voice.cityCode) ?? null),
  }))
}

export type Told = ReturnType<typeof toldBy>[number]
