import { formatSqm } from '@sumai/format/area'
import type { LightSale } from '@sumai/listings/listing'
import { accessText } from '@sumai/outline/access'
import { paths } from '../../paths.ts'

const STATES = ['販売中', '商談中', '成約'] as const

/** What a list shows of a site of new houses. */
export function toSite(room: LightSale) {
  const way = room.kotsu[0]
  const lots = room.bunjo?.kukaku ?? []
  const left = lots.filter(({ status }) => status !== '成約')
  return {
    bukkenNo: room.bukkenNo,
    cityCode: room.cityCode,
    to: paths.room(room),
    name: room.name,
    kakaku: room.kakaku,
    kakakuTo: room.kakakuTo,
    photo: room.photos[0] ?? null,
    address: room.addressDisp,
    access: way ? accessText(way) : '',
    at: { lat: room.lat, lng: room.lng },
    kanseiYm: room.kanseiYm,
    lots: room.bunjo?.kukakuSu ?? 0,
    // Of the lots that can still be bought, as the price is.
    facts: [
      { label: '土地', value: range(left.map(({ tochiMen }) => tochiMen)) },
      { label: '建物', value: range(left.map(({ tatemonoMen }) => tatemonoMen)) },
      { label: '間取り', value: [...new Set(left.map(({ madori }) => madori))].sort().join('・') },
    ].filter(({ value }) => value),
    states: STATES.map((state) => ({
      state,
      count: lots.filter(({ status }) => status === state).length,
    })).filter(({ count }) => count > 0),
  }
}

export type Site = ReturnType<typeof toSite>

/** 165.20〜229.05㎡ */
function range(areas: readonly number[]): string {
  if (areas.length === 0) return ''
  const [least, most] = [Math.min(...areas), Math.max(...areas)]
  return least === most
    ? formatSqm(least)
    : `${formatSqm(least).replace('㎡', '')}〜${formatSqm(most)}`
}
