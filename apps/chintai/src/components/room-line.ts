import { formatDay } from '@sumai/format/dates'
import { formatDeposit } from '@sumai/format/money'
import type { LightRental } from '@sumai/listings/listing'
import { depositYen } from '@sumai/outline/deposit-terms'

/** What the table of a building says of a room. */
export const toRoomLine = (room: LightRental) => ({
  bukkenNo: room.bukkenNo,
  cityCode: room.cityCode,
  roomNo: room.roomNo,
  kai: room.kai,
  mukiLabel: room.mukiLabel,
  madoriLabel: room.madoriLabel,
  bukkenTypeLabel: room.bukkenTypeLabel,
  senyuMen: room.senyuMen,
  hyYachin: room.hyYachin,
  kyoekihi: room.kyoekihi,
  shikikin: formatDeposit(depositYen(room.shikikin, room.shikikinKbn, room.hyYachin)),
  reikin: formatDeposit(depositYen(room.reikin, room.reikinKbn, room.hyYachin)),
  moveIn: room.nyukyoDate ? `${formatDay(room.nyukyoDate)}から` : room.nyukyoJikiLabel,
})

export type RoomLine = ReturnType<typeof toRoomLine>

type Named = Pick<RoomLine, 'roomNo' | 'kai' | 'mukiLabel'>

/** Its name within the building: 302号室, else its floor and the side to which it looks. */
export function nameInBuilding({ roomNo, kai, mukiLabel }: Named): string {
  if (roomNo) return `${roomNo}号室`
  return kai === null ? '一棟' : [`${kai}階`, mukiLabel].filter(Boolean).join('・')
}
