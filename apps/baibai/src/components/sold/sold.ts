import { priceBandText } from '@sumai/domain/listing/price-band'
import { formatSqm } from '@sumai/format/area'
import { formatKakaku } from '@sumai/format/money'
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
    size: formatSqm(room.men),
    layout: room.madoriLabel ?? '—',
    age: saleAgeLabel(room) || '—',
    change: priceChange(room),
    days: daysText(daysOnSale(room)) || '—',
  }))
}

/** How far the price came from the first one; the price itself is not told. */
function priceChange({ kakaku, kakakuRireki }: LightSale): string {
  const difference = kakaku - (kakakuRireki[0]?.from ?? kakaku)
  if (difference === 0) return '変更なし'
  return `${formatKakaku(Math.abs(difference))}${difference < 0 ? '値下げ' : '値上げ'}`
}

export type Sold = ReturnType<typeof toSold>[number]
