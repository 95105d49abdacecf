import type { Api, CallOptions } from '@sumai/api-client'
import type { Services } from '@sumai/platform'
import type { Voice } from './voice.ts'

type Shops = Awaited<ReturnType<Api['shops']['list']>>
type StaffMember = Awaited<ReturnType<Api['staffs']['get']>>['staff']
type City = { cityCode: string; cityName: string }

type Names = {
  shops?: Shops | null | undefined
  staffs?: readonly StaffMember[] | null | undefined
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

/** Whom voices name, without who has left or comes too late. */
export async function staffsIn(
  voices: readonly Voice[],
  { api, extra }: Pick<Services, 'api' | 'extra'>,
  options: CallOptions,
): Promise<StaffMember[]> {
  const named = new Set(voices.flatMap(({ syainNo }) => syainNo ?? []))
  const found = await Promise.all(
    [...named].map((syainNo) => extra(api.staffs.get(syainNo, options))),
  )
  return found.flatMap((answer) => answer?.staff ?? [])
}
