import { formatRent, formatYen } from '@sumai/format/money'
import { accessText } from '@sumai/outline/access'
import { rentalName } from '@sumai/outline/rental-room'
import type { Crumb } from '@sumai/platform'
import { crumbs, paths } from '../../paths.ts'
import type { Room } from './room-data.ts'

const layoutOf = ({ madoriLabel, bukkenTypeLabel }: Room) => madoriLabel ?? bukkenTypeLabel

/** As in ルミエール大橋 302号室（1LDK・6.8万円）｜福岡市南区の賃貸 */
export function roomTitle(room: Room, cityName: string): string {
  const facts = `${layoutOf(room)}・${formatRent(room.hyYachin)}`
  return `${rentalName(room)}（${facts}）｜${cityName}の賃貸`
}

export function roomDescription(room: Room): string {
  const way = room.kotsu[0]
  return [
    `${room.addressDisp}の${room.bukkenTypeLabel}、${layoutOf(room)}・${room.senyuMen}㎡。`,
    way && `${accessText(way)}。`,
    `賃料${formatRent(room.hyYachin)}、月々の総額${formatYen(room.getsuSogaku)}、`,
    `初期費用の目安${formatYen(room.shokiHiyo)}。`,
  ]
    .filter(Boolean)
    .join('')
}

export function roomBreadcrumbs(room: Room, city: { name: string; slug: string }): Crumb[] {
  const { tmName, roomNo, title } = room
  const search = [`${city.name}の賃貸`, paths.term(city.slug)] as const
  return tmName && roomNo
    ? crumbs(search, [tmName, paths.building(room)], `${roomNo}号室`)
    : crumbs(search, roomNo ? `${roomNo}号室` : (tmName ?? title))
}
