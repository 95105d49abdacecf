import { priceBandText } from '@sumai/domain/listing/price-band'
import { formatSqm } from '@sumai/format/area'
import { formatKakaku } from '@sumai/format/money'
import { isClosed, shortType } from '@sumai/listings/listing'
import { saleAgeLabel } from '@sumai/listings/sale-facts'
import { accessText } from '@sumai/outline/access'
import { isInvestment } from '@sumai/outline/sale-kind'
import type { Crumb } from '@sumai/platform'
import { crumbs, isHomeKind, paths } from '../../paths.ts'
import type { Room } from './room-data.ts'

/** `null` when the name is unknown. */
type City = { name: string; slug: string } | null
type Data = { room: Room; city: City }

/** 久留米市の中古マンション; without the city when it is not known. */
const kindInCity = ({ room, city }: Data) =>
  [city && `${city.name}の`, shortType(room.bukkenTypeLabel)].filter(Boolean).join('')

export const roomTitle = (data: Data) =>
  isClosed(data.room)
    ? `${data.room.name}（成約済み）`
    : `${data.room.name}（${formatKakaku(data.room.kakaku)}）｜${kindInCity(data)}`

export function roomDescription(data: Data): string {
  const { room } = data
  if (isClosed(room)) {
    return `${kindInCity(data)}。成約しました。価格帯は${priceBandText(room.kakaku)}です。`
  }
  const access = room.kotsu[0]
  const facts = [
    `価格${formatKakaku(room.kakaku)}`,
    room.shuekiRimawari === null ? '' : `表面利回り${room.shuekiRimawari.toFixed(2)}%`,
    room.madoriLabel,
    formatSqm(room.men),
    saleAgeLabel(room),
    access && accessText(access),
  ]
  return `${kindInCity(data)}「${room.name}」。${facts.filter(Boolean).join('、')}。${room.title}`
}

export function roomBreadcrumbs({ room, city }: Data): Crumb[] {
  const search = isInvestment(room)
    ? (['投資用物件', paths.investment] as const)
    : (['売買物件検索', paths.search] as const)
  return crumbs(
    search,
    [kindInCity({ room, city }), searchPath(room, city)],
    isClosed(room) ? '成約した物件' : room.name,
  )
}

function searchPath({ bukkenType }: Room, city: City): string {
  if (!isHomeKind(bukkenType)) return paths.investments(city?.slug)
  return city ? paths.kindInCity(city.slug, bukkenType) : paths.kind(bukkenType)
}
