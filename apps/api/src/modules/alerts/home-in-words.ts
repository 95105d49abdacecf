import type { BaibaiRoomLight } from '@sumai/api-client/contract/baibai-room'
import type { ChintaiRoomLight } from '@sumai/api-client/contract/chintai-room'
import { chikuYearLabel } from '@sumai/domain/chiku-year'
import { formatSqm } from '@sumai/format/area'
import { formatKakakuInList, formatRent, formatYen } from '@sumai/format/money'

/** A listing as a mail tells of it. */
export type HomeInWords = {
  /** ルミエール大橋 302号室 */
  name: string
  /** 6.5万円（管理費等 3,000円） */
  price: string
  /** 2LDK ／ 52.10㎡ ／ 築8年, its address, the way to the station. */
  facts: string[]
  /** Its page on the site. */
  path: string
}

type Light = ChintaiRoomLight | BaibaiRoomLight

const joined = (parts: readonly (string | null | undefined | false)[], between: string) =>
  parts.filter(Boolean).join(between)

const areaOf = (sqm: number | null) => sqm !== null && formatSqm(sqm)

const factsOf = (room: Light, areas: (string | false)[]): string[] => {
  const [way] = room.kotsu
  const built = room.chiku_year === null ? null : chikuYearLabel(room.chiku_year)
  return [
    joined([room.madori_label ?? room.bukken_type_label, ...areas, built], ' ／ '),
    room.address_disp,
    way
      ? `${way.eki_name}駅${way.bus_fun === null ? '' : ` バス${way.bus_fun}分`} 徒歩${way.toho_fun}分`
      : '',
  ].filter(Boolean)
}

export const rentalInWords = (room: ChintaiRoomLight): HomeInWords => ({
  name: joined([room.tm_name ?? room.title, room.room_no && `${room.room_no}号室`], ' '),
  price: `${formatRent(room.hy_yachin)}（管理費等 ${room.kyoekihi ? formatYen(room.kyoekihi) : 'なし'}）`,
  facts: factsOf(room, [areaOf(room.senyu_men)]),
  path: `/articles/room/${room.city_code}/${room.bukken_no}`,
})

export const saleInWords = (room: BaibaiRoomLight): HomeInWords => ({
  name: room.name,
  price: formatKakakuInList(room.kakaku),
  facts: factsOf(room, [
    areaOf(room.senyu_men ?? room.tatemono_men),
    room.tochi_men !== null && `土地 ${formatSqm(room.tochi_men)}`,
  ]),
  path:
    room.bukken_type === 'tateuri'
      ? `/baibai/tateuri/${room.bukken_no}`
      : `/baibai/articles/room/${room.city_code}/${room.bukken_no}`,
})

/** A price before it fell, as the site of the listing says it. */
export const PRICE_IN_WORDS = { chintai: formatRent, baibai: formatKakakuInList }
