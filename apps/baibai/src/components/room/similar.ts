import { straightMetres } from '@sumai/domain/listing/distance'
import type { Room } from './room-data.ts'

export const SHOWN = 4
/** Fewer would stand lost in their row. */
export const FEWEST = 3
/** Shares of a price or an area, and points of a yield, that count as near. */
const NEAR = { price: 0.15, area: 0.15, yield: 1 }
/** The widest difference in price that is asked for. */
const LIKE = 0.4

/** So few stand in one municipality that those of all are asked for. */
const RARE: readonly Room['bukkenType'][] = [
  'toushi_mansion',
  'toushi_apartment',
  'toushi_other',
  'tateuri',
]

type Like = Pick<
  Room,
  | 'cityCode'
  | 'lat'
  | 'lng'
  | 'kakaku'
  | 'kakakuTo'
  | 'madoriLabel'
  | 'men'
  | 'shuekiRimawari'
  | 'bukkenType'
  | 'kotsu'
  | 'toushiBukkenType'
>

/** The conditions of a search for listings of the same kind at much the same price, near where there are many. */
export const conditionsLike = (room: Pick<Room, 'bukkenType' | 'cityCode' | PriceKey>) => ({
  bukkenType: room.bukkenType,
  ...(RARE.includes(room.bukkenType) ? {} : { cityCode: room.cityCode }),
  ...pricesLike(room),
})

/** Degrees to each side that count as around, about 12 km. */
const AROUND = { lat: 0.11, lng: 0.13 }
const NEIGHBOURING_M = 18_000

/** The same in the towns around it. */
export function aroundIt(room: Pick<Room, 'bukkenType' | 'lat' | 'lng' | PriceKey>) {
  const { bukkenType, lat, lng } = room
  const bounds: [number, number, number, number] = [
    lng - AROUND.lng,
    lat - AROUND.lat,
    lng + AROUND.lng,
    lat + AROUND.lat,
  ]
  return { bukkenType, bounds, ...pricesLike(room) }
}

/** Wherever they are, whatever they cost. */
export const sameKind = ({ bukkenType }: Pick<Room, 'bukkenType'>) => ({ bukkenType })

const pricesLike = (room: Pick<Room, PriceKey>) => ({
  kakakuMin: Math.floor(middlePrice(room) * (1 - LIKE)),
  kakakuMax: Math.ceil(middlePrice(room) * (1 + LIKE)),
})

type PriceKey = 'kakaku' | 'kakakuTo'

/** Of several lots, and of the band of what was sold, the middle. */
const middlePrice = ({ kakaku, kakakuTo }: Pick<Room, PriceKey>) =>
  (kakaku + (kakakuTo ?? kakaku)) / 2

/** Those that have most in common with a listing, each with the reasons. */
export function nearest<Other extends Like>(room: Like, others: readonly Other[]) {
  return others
    .map((other) => ({ listing: other, reasons: reasonsFor(room, other) }))
    .toSorted(
      (a, b) =>
        b.reasons.length - a.reasons.length || farFrom(room, a.listing) - farFrom(room, b.listing),
    )
    .map(({ listing, reasons }) => ({
      listing,
      reasons: reasons.length > 0 ? reasons : [withoutReason(room, listing)],
    }))
}

/** Yen between two prices. */
const farFrom = (room: Like, other: Like) => Math.abs(middlePrice(room) - middlePrice(other))

function withoutReason(room: Like, other: Like): string {
  if (room.cityCode === other.cityCode) return '同じ市区町村'
  return straightMetres(room, other) < NEIGHBOURING_M ? '近くの市区町村' : '同じ種別'
}

function reasonsFor(room: Like, other: Like): string[] {
  const isNear = (a: number, b: number, share: number) => Math.abs(a - b) <= a * share
  const stations = new Set(room.kotsu.map(({ ekiCode }) => ekiCode))
  const shared = other.kotsu.find(({ ekiCode }) => stations.has(ekiCode))
  const isLand = room.bukkenType === 'hanbai_tochi'
  const isInvestment = room.toushiBukkenType !== null
  const yields = [room.shuekiRimawari, other.shuekiRimawari]
  return [
    shared && `${shared.ekiName}駅を利用`,
    isNear(middlePrice(room), middlePrice(other), NEAR.price) && '価格が近い',
    isInvestment &&
      yields.every((value) => value !== null) &&
      Math.abs((yields[0] ?? 0) - (yields[1] ?? 0)) <= NEAR.yield &&
      '利回りが近い',
    !isInvestment &&
      room.madoriLabel !== null &&
      room.madoriLabel === other.madoriLabel &&
      '同じ間取り',
    isLand && isNear(room.men, other.men, NEAR.area) && '広さが近い',
  ].filter((reason) => typeof reason === 'string')
}
