import { priceBand, priceBandText } from '@sumai/domain/listing/price-band'
import { formatSqm } from '@sumai/format/area'
import { inTokyo } from '@sumai/format/dates'
import { type LightSale, shortType } from '@sumai/listings/listing'
import { saleAgeLabel } from '@sumai/listings/sale-facts'
import { daysOnSale, daysText } from './deals.ts'

type Cities = readonly { cityCode: string; cityName: string }[]

/** What may be published of a deal: neither name nor price nor address. */
export function toSold(rooms: readonly LightSale[], cities: Cities) {
  const cityOf = new Map(cities.map(({ cityCode, cityName }) => [cityCode, cityName]))
  return rooms.map((room) => ({
    bukkenNo: room.bukkenNo,
    kind: shortType(room.bukkenTypeLabel),
    city: cityOf.get(room.cityCode) ?? '',
    band: priceBandText(room.kakaku),
    /** Yen: where the band begins. */
    from: priceBand(room.kakaku).from,
    size: formatSqm(room.men),
    layout: room.madoriLabel ?? '—',
    age: saleAgeLabel(room) || '—',
    when: room.closedDate ? thirdOfMonth(room.closedDate) : '—',
    days: daysText(daysOnSale(room)) || '—',
  }))
}

/** 11月下旬: the day is nobody's business. */
function thirdOfMonth(day: string): string {
  const date = inTokyo(day)
  const third = date.date() <= 10 ? '上旬' : date.date() <= 20 ? '中旬' : '下旬'
  return `${date.format('M月')}${third}`
}

export type Sold = ReturnType<typeof toSold>[number]
