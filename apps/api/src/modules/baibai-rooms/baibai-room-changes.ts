import {
  type baibaiRoomBody,
  type baibaiRoomChange,
  staffBaibaiRoom,
} from '@sumai/api-client/contract/baibai-room'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { forbidden } from '../../http/staff.ts'
import type { Staff } from '../../staff/staff.ts'
import { checkCodes } from '../../wire/labels.ts'
import { columnsFrom, wireFrom } from '../../wire/writing.ts'
import { lintBaibaiRoom } from '../listings/baibai-publish-lint.ts'
import {
  checkMayChange,
  checkPublishable,
  datesAfter,
  historyAfter,
  kotsuFrom,
} from '../listings/listing-changes.ts'
import { shopOf } from '../shops/references.ts'
import { type GivenBaibaiRoom, withComputedColumns } from './baibai-computed-columns.ts'
import { EMPTY_ROW } from './baibai-empty-row.ts'
import { labelsOf } from './baibai-room-answer.ts'
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

type Body = z.output<typeof baibaiRoomBody>
type Change = z.output<typeof baibaiRoomChange>

/** Writes properties for a member of staff, and updates the search index. */
export function baibaiRoomChanges({
  db,
  baibai,
  now,
  today,
}: Pick<Deps, 'db' | 'baibai' | 'now' | 'today'>) {
  return {
    /** Returns the number of the new property. */
    async create(staff: Staff, body: Body): Promise<string> {
      const tenpoNo = staff.user_type === 'shop' ? staff.tenpo_no : (body.tenpo_no ?? '')
      if (body.tenpo_no && body.tenpo_no !== tenpoNo) throw forbidden(['tenpo_no'])
      const bukkenNo = await db.transaction(async (tx) => {
        const columns = columnsFrom(rooms, body)
        const given = {
          ...EMPTY_ROW,
          ...columns,
          ...datesAfter(columns, body.boshu_status, today()),
          kotsu: await kotsuFrom(tx, body.kotsu),
          bukkenNo: body.bukken_no ?? (await nextBukkenNo(tx)),
          tenpoNo,
          createdAt: now(),
          updatedAt: now(),
        } as GivenBaibaiRoom
        const room = withComputedColumns(given)
        await checkRoom(tx, room)
        await insertBaibaiRoom(tx, room)
        return room.bukkenNo
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
        const columns = columnsFrom(rooms, body)
        const after = { ...before, ...columns }
        const room = withComputedColumns({
          ...after,
          ...datesAfter(columns, after.boshuStatus, today(), before),
          kakakuRireki: historyAfter(before.kakakuRireki, {
            boshuStatus: before.boshuStatus,
            from: before.kakaku,
            to: after.kakaku,
            today: today(),
          }),
          kotsu: body.kotsu ? await kotsuFrom(tx, body.kotsu) : before.kotsu,
          updatedAt: now(),
          version: before.version + 1,
        })
        await checkRoom(tx, room)
        await updateBaibaiRoom(tx, bukkenNo, room)
      })
      await baibai.changed([bukkenNo])
    },

    /** Removes a property: the row is kept for the records but never shown. */
    async remove(bukkenNo: string): Promise<void> {
      await db.transaction(async (tx) => {
        await lockBaibaiRoom(tx, bukkenNo)
        await updateBaibaiRoom(tx, bukkenNo, { boshuStatus: 'hidden', deletedAt: now() })
      })
      await baibai.changed([bukkenNo])
    },
  }
}

/** Throws 422 for unknown references, or when the property may not be published. */
async function checkRoom(tx: Database, room: NewBaibaiRoom): Promise<void> {
  const shop = await shopOf(tx, room)
  checkCodes(staffBaibaiRoom, wireFrom(rooms, room), labelsOf(room.bukkenType))
  checkPublishable(room.boshuStatus, () => lintBaibaiRoom(room, shop))
}
