import {
  type baibaiRoomBody,
  type baibaiRoomChange,
  staffBaibaiRoom,
} from '@sumai/api-client/contract/baibai-room'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../staff/staff.ts'
import { baibaiLabels, checkCodes } from '../../wire/labels.ts'
import { columnsFrom, wireFrom } from '../../wire/writing.ts'
import { authorOf } from '../audit-log/author.ts'
import { recordChanges } from '../audit-log/record-changes.ts'
import { baibaiFacts, lintBaibaiRoom } from '../listings/baibai-publish-lint.ts'
import {
  checkMayChange,
  checkPublishable,
  kotsuFrom,
  shopFor,
} from '../listings/listing-changes.ts'
import { shopOf } from '../shops/references.ts'
import {
  insertBaibaiRoom,
  lockBaibaiRoom,
  nextBukkenNo,
  updateBaibaiRoom,
} from './baibai-rooms.repository.ts'
import {
  type BaibaiRoomRow,
  type NewBaibaiRoom,
  baibaiRooms as rooms,
} from './baibai-rooms.table.ts'
import { propertyAfter } from './property-after.ts'

type Body = z.output<typeof baibaiRoomBody>
type Change = z.output<typeof baibaiRoomChange>

/** Writes properties for a member of staff, and updates the search index. */
export function baibaiRoomChanges(deps: Pick<Deps, 'db' | 'baibai' | 'now' | 'today'>) {
  const { db, baibai, now } = deps
  return {
    /** Returns the number of the new property. */
    async create(staff: Staff, body: Body): Promise<string> {
      const tenpoNo = shopFor(staff, body.tenpo_no)
      const bukkenNo = await db.transaction(async (tx) => {
        const number = body.bukken_no ?? (await nextBukkenNo(tx))
        const kotsu = await kotsuFrom(tx, body.kotsu)
        const columns = { ...columnsFrom(rooms, body), kotsu, tenpoNo, bukkenNo: number }
        const room = propertyAfter({ before: undefined, columns, status: body.boshu_status }, deps)
        await checkRoom(tx, room)
        await insertBaibaiRoom(tx, room)
        const writer = { author: authorOf(staff), now }
        await recordChanges(tx, writer, 'baibai/rooms', [{ id: number, after: room }])
        return number
      })
      await baibai.changed([bukkenNo])
      return bukkenNo
    },

    /** `check` gets the row before the change, locked. */
    async change(
      staff: Staff,
      bukkenNo: string,
      body: Change,
      check: (row: BaibaiRoomRow) => void,
    ) {
      await db.transaction(async (tx) => {
        const before = await lockBaibaiRoom(tx, bukkenNo)
        checkMayChange(staff, rooms, before, body)
        check(before)
        const kotsu = body.kotsu ? await kotsuFrom(tx, body.kotsu) : before.kotsu
        const columns = { ...columnsFrom(rooms, body), kotsu }
        const status = body.boshu_status ?? before.boshuStatus
        const room = propertyAfter({ before, columns, status }, deps)
        await checkRoom(tx, room)
        await updateBaibaiRoom(tx, bukkenNo, room)
        const writer = { author: authorOf(staff), now }
        await recordChanges(tx, writer, 'baibai/rooms', [{ id: bukkenNo, before, after: room }])
      })
      await baibai.changed([bukkenNo])
    },

    /** What the property would lack if it were public with these changes; nothing is written. */
    lacks: (staff: Staff, bukkenNo: string, body: Change) =>
      db.transaction(async (tx) => {
        const before = await lockBaibaiRoom(tx, bukkenNo)
        checkMayChange(staff, rooms, before, body)
        const kotsu = body.kotsu ? await kotsuFrom(tx, body.kotsu) : before.kotsu
        const columns = { ...columnsFrom(rooms, body), kotsu }
        const room = propertyAfter({ before, columns, status: 'public' }, deps)
        const shop = await shopOf(tx, room)
        return { errors: lintBaibaiRoom(room, shop), ...baibaiFacts(room, shop) }
      }),

    /** Removes a property: the row is kept for the records but never shown. */
    async remove(staff: Staff, bukkenNo: string): Promise<void> {
      await db.transaction(async (tx) => {
        const before = await lockBaibaiRoom(tx, bukkenNo)
        await updateBaibaiRoom(tx, bukkenNo, { boshuStatus: 'hidden', deletedAt: now() })
        const writer = { author: authorOf(staff), now }
        await recordChanges(tx, writer, 'baibai/rooms', [{ id: bukkenNo, before }])
      })
      await baibai.changed([bukkenNo])
    },
  }
}

/** Throws 422 for unknown references, or when the property may not be published. */
async function checkRoom(tx: Database, room: NewBaibaiRoom): Promise<void> {
  const shop = await shopOf(tx, room)
  checkCodes(staffBaibaiRoom, wireFrom(rooms, room), baibaiLabels(room.bukkenType))
  checkPublishable(room.boshuStatus, () => lintBaibaiRoom(room, shop))
}
