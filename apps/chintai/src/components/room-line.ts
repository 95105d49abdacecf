import { formatDate } from '@sumai/format/dates'
import type { LightRental } from '@sumai/listings/listing'

/** What the table of a building says of a room. */
export const toRoomLine = (room: LightRental) => ({
  bukkenNo: room.bukkenNo,
  cityCode: room.cityCode,
  roomNo: room.roomNo,
  kai: room.kai,
  madoriLabel: room.madoriLabel,
  bukkenTypeLabel: room.bukkenTypeLabel,
  senyuMen: room.senyuMen,
  hyYachin: room.hyYachin,
  kyoekihi: room.kyoekihi,
  moveIn: room.nyukyoDate ? `${formatDate(room.nyukyoDate)}から` : room.nyukyoJikiLabel,
})

export type RoomLine = ReturnType<typeof toRoomLine>

/** Its name within the building: 302号室, else its floor. */
export const nameInBuilding = ({ roomNo, kai }: Pick<RoomLine, 'roomNo' | 'kai'>): string =>
  roomNo ? `${roomNo}号室` : kai === null ? '一棟' : `${kai}階`
