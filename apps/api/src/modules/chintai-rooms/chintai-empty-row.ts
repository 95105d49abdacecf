import { madoriLabel } from '@sumai/domain/listing/madori'
import { emptyRow } from '../../db/empty-row.ts'
import { shubetuFor } from '../tatemono/shubetu.ts'
import type { TatemonoRow } from '../tatemono/tatemono.table.ts'
import { type ChintaiRoomRow, chintaiRooms } from './chintai-rooms.table.ts'

const NO = {
  isRoomNoDisp: false,
  isKadobeya: false,
  isSaijokai: false,
  isFreeInternet: false,
  isFreeParking1: false,
  isFreeParking2: false,
  hokenHitsuyo: false,
}

/** 0 where a code or an amount has to be given before the room may be public. */
const EMPTY = {
  ...emptyRow(chintaiRooms),
  ...NO,
  ...{ hyYachin: 0, kyoekihi: 0, senyuMen: 0, keiyakuKikanMonth: 0 },
  ...{ shikikinKbn: 'month', shikikin: 0, reikinKbn: 'month', reikin: 0 },
  ...{ torihikiTaiyo: 0, genkyo: 0, keiyakuKbn: 0, hoshoRiyo: 0 },
  ...{ yachinZeiKbn: 2, mensekiKbn: 1, nyukyoJiki: 2, parkingKbn: 4, petKbn: 'no' },
}

type Layout = Partial<Pick<ChintaiRoomRow, 'madoriHeyasu' | 'madoriKind'>>

/** What a new room of a building says where nobody says anything. */
export const emptyRoom = (building: TatemonoRow, layout: Layout) => ({
  ...EMPTY,
  shubetu: shubetuFor(building.bukkenType),
  title: titleOf(building, layout),
})

/** 「西鉄久留米駅 徒歩8分 2LDK」 for a room to which nobody gave a heading. */
function titleOf({ kotsu, addressDisp }: TatemonoRow, { madoriHeyasu, madoriKind }: Layout) {
  const way = kotsu[0]
  const isWalk = way && way.bus_fun === null
  const place = isWalk ? `${way.eki_name}駅 徒歩${way.toho_fun}分` : addressDisp
  const layout = madoriLabel(madoriHeyasu ?? null, madoriKind ?? null)
  return [place, layout].filter(Boolean).join(' ').slice(0, 60)
}
