import {
  type chintaiRoomBody,
  type chintaiRoomChange,
  staffChintaiRoom,
} from '@sumai/api-client/contract/chintai-room'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../staff/staff.ts'
import { CHINTAI_LABELS, checkCodes } from '../../wire/labels.ts'
import { columnsFrom, wireFrom } from '../../wire/writing.ts'
import { authorOf } from '../audit-log/author.ts'
import { recordChanges } from '../audit-log/record-changes.ts'
import { chintaiFacts, lintChintaiRoom } from '../listings/chintai-publish-lint.ts'
import { checkMayChange, checkPublishable, shopFor } from '../listings/listing-changes.ts'
import { shopOf } from '../shops/references.ts'
import { buildingOf } from '../tatemono/tatemono.repository.ts'
import { type TatemonoRow, tatemono } from '../tatemono/tatemono.table.ts'
import {
  insertChintaiRoom,
  lockChintaiRoom,
  nextChintaiNo,
  updateChintaiRoom,
} from './chintai-rooms.repository.ts'
import { type ChintaiRoomRow, chintaiRooms as rooms } from './chintai-rooms.table.ts'
import { roomAfter } from './room-after.ts'

type Body = z.output<typeof chintaiRoomBody>
type Change = z.output<typeof chintaiRoomChange>

/** Writes rooms for a member of staff, and updates the search index. */
export function chintaiRoomChanges(deps: Pick<Deps, 'db' | 'chintai' | 'now' | 'today'>) {
  const { db, chintai, now } = deps
  return {
    /** Returns the number of the new room. */
    async create(staff: Staff, body: Body): Promise<string> {
      const tenpoNo = shopFor(staff, body.tenpo_no)
      const bukkenNo = await db.transaction(async (tx) => {
        const building = await buildingOf(tx, body.tm_no)
        const number = body.bukken_no ?? (await nextChintaiNo(tx))
        const columns = { ...columnsFrom(rooms, body), tenpoNo, bukkenNo: number }
        const status = body.boshu_status
        const room = roomAfter({ before: undefined, columns, status, building }, deps)
        await checkRoom(tx, room, building, body)
        await insertChintaiRoom(tx, room)
        const writer = { author: authorOf(staff), now }
        await recordChanges(tx, writer, 'chintai/rooms', [{ id: number, after: room }])
        return number
      })
      await chintai.changed([bukkenNo])
      return bukkenNo
    },

    /** `check` gets the row before the change, locked. */
    async change(
      staff: Staff,
      bukkenNo: string,
      body: Change,
      check: (row: ChintaiRoomRow) => void,
    ) {
      await db.transaction(async (tx) => {
        const { room: before, building } = await lockChintaiRoom(tx, bukkenNo)
        checkMayChange(staff, rooms, before, body)
        check(before)
        const columns = columnsFrom(rooms, body)
        const status = body.boshu_status ?? before.boshuStatus
        const room = roomAfter({ before, columns, status, building }, deps)
        await checkRoom(tx, room, building, body)
        await updateChintaiRoom(tx, room)
        const writer = { author: authorOf(staff), now }
        await recordChanges(tx, writer, 'chintai/rooms', [{ id: bukkenNo, before, after: room }])
      })
      await chintai.changed([bukkenNo])
    },

    /** What the room would lack if it were public with these changes; nothing is written. */
    lacks: (staff: Staff, bukkenNo: string, body: Change) =>
      db.transaction(async (tx) => {
        const { room: before, building } = await lockChintaiRoom(tx, bukkenNo)
        checkMayChange(staff, rooms, before, body)
        const columns = columnsFrom(rooms, body)
        const room = roomAfter({ before, columns, status: 'public', building }, deps)
        const listing = [room, building, await shopOf(tx, room)] as const
        return { errors: lintChintaiRoom(...listing), ...chintaiFacts(...listing) }
      }),
  }
}

/** Throws 422 for unknown references, or when the room may not be published. */
async function checkRoom(
  tx: Database,
  room: ChintaiRoomRow,
  building: TatemonoRow,
  body: Body | Change,
) {
  const shop = await shopOf(tx, room)
  const whole = { ...wireFrom(tatemono, building), ...wireFrom(rooms, room) }
  // Of a draft some codes are not chosen yet.
  const wire = room.boshuStatus === 'draft' ? body : whole
  checkCodes(staffChintaiRoom, wire, CHINTAI_LABELS)
  checkPublishable(room.boshuStatus, () => lintChintaiRoom(room, building, shop))
}
