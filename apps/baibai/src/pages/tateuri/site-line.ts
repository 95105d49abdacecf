import type { LightSale } from '@sumai/listings/listing'
import { accessText } from '@sumai/outline/access'
import { siteFacts } from '../../components/site-facts.ts'
import { paths } from '../../paths.ts'

const STATES = ['販売中', '商談中', '成約'] as const

/** What a list shows of a site of new houses. */
export function toSite(room: LightSale) {
  const way = room.kotsu[0]
  const lots = room.bunjo?.kukaku ?? []
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
    isBuilt: room.chikuYm !== null,
    lots: room.bunjo?.kukakuSu ?? 0,
    facts: siteFacts(room),
    states: STATES.map((state) => ({
      state,
      count: lots.filter(({ status }) => status === state).length,
    })).filter(({ count }) => count > 0),
  }
}

export type Site = ReturnType<typeof toSite>
