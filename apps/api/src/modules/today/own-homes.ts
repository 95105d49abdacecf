import { and, eq, isNull, type SQL } from '../../db/drizzle.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import type { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'

export type Rooms = typeof chintaiRooms | typeof baibaiRooms

/** Of a shop, or of all, without what was removed. */
export const own = (rooms: Rooms, tenpoNo: string | undefined, where: SQL | undefined) =>
  and(
    where,
    tenpoNo ? eq(rooms.tenpoNo, tenpoNo) : undefined,
    rooms === baibaiRooms ? isNull(baibaiRooms.deletedAt) : undefined,
  )

/** ルミエール大橋 302号室 */
export const letName = (tmName: string, roomNo: string | null) =>
  [tmName, roomNo && `${roomNo}号室`].filter(Boolean).join(' ')

/** Homes of each kind that a screen shows. */
export const SHOWN = 10
