import { chikuYearLabel } from '@sumai/domain/chiku-year'
import { priceBandText } from '@sumai/domain/listing/price-band'
import { formatSqm } from '@sumai/format/area'
import { type LightSale, shortType } from '@sumai/listings/listing'

type Cities = readonly { cityCode: string; cityName: string }[]

/** What may be published of a deal: neither name nor price nor address. */
export function toSold(rooms: readonly LightSale[], cities: Cities) {
  const cityOf = new Map(cities.map(({ cityCode, cityName }) => [cityCode, cityName]))
  return rooms.map((room) => ({
    bukkenNo: room.bukkenNo,
    kind: shortType(room.bukkenTypeLabel),
    city: cityOf.get(room.cityCode) ?? '',
    band: priceBandText(room.kakaku),
    size: formatSqm(room.men),
    layout: room.madoriLabel ?? '—',
    age: chikuYearLabel(room.chikuYear) || '—',
  }))
}

export type Sold = ReturnType<typeof toSold>[number]
