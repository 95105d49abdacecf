import { sql } from '../../db/drizzle.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

export type Rooms = typeof chintaiRooms | typeof baibaiRooms

const shared = (rooms: Rooms) => ({
  bukken_no: rooms.bukkenNo,
  tenpo_no: rooms.tenpoNo,
  syain_no: rooms.syainNo,
  boshu_status: rooms.boshuStatus,
  title: rooms.title,
  madori: rooms.madori,
  photo_url: sql`${rooms.photos} -> 0 ->> 'url'`,
  photo_count: photoCount(rooms),
  koshin_date: rooms.koshinDate,
  jikai_koshin_date: rooms.jikaiKoshinDate,
  version: rooms.version,
})

export function photoCount({ photos }: Rooms) {
  return sql`jsonb_array_length(${photos})`
}

/** What the staff's list shows of a room for rent and of a property for sale, under one name each. */
export const CHINTAI_SHOWN = {
  ...shared(chintaiRooms),
  name: tatemono.tmName,
  room_no: chintaiRooms.roomNo,
  price: chintaiRooms.hyYachin,
  monthly: chintaiRooms.kyoekihi,
  men: chintaiRooms.senyuMen,
  kotsu: tatemono.kotsu,
}
export const BAIBAI_SHOWN = {
  ...shared(baibaiRooms),
  name: baibaiRooms.name,
  room_no: sql`null`,
  price: baibaiRooms.kakaku,
  monthly: baibaiRooms.kanrihi,
  men: baibaiRooms.men,
  kotsu: baibaiRooms.kotsu,
}
