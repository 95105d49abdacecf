import { type chintaiRoomChange, staffChintaiRoom } from '@sumai/api-client/contract/chintai-room'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../staff/staff.ts'
import { CHINTAI_LABELS, checkCodes } from '../../wire/labels.ts'
import { columnsFrom, wireFrom } from '../../wire/writing.ts'
import { lintChintaiRoom } from '../listings/chintai-publish-lint.ts'
import {
  checkMayChange,
  checkPublishable,
  datesAfter,
  historyAfter,
} from '../listings/listing-changes.ts'
import { shopOf } from '../shops/references.ts'
import { type TatemonoRow, tatemono } from '../tatemono/tatemono.table.ts'
import { withComputedColumns } from './chintai-computed-columns.ts'
import { lockChintaiRoom, updateChintaiRoom } from './chintai-rooms.repository.ts'
import { type ChintaiRoomRow, chintaiRooms as rooms } from './chintai-rooms.table.ts'

type Change = z.output<typeof chintaiRoomChange>

/** Changes rooms for a member of staff, and updates the search index. */
export function chintaiRoomChanges({
  db,
  chintai,
  now,
  today,
}: Pick<Deps, 'db' | 'chintai' | 'now' | 'today'>) {
  return {
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
        const after = { ...before, ...columns }
        const given = {
          ...after,
          ...datesAfter(columns, after.boshuStatus, today(), before),
          yachinRireki: historyAfter(before.yachinRireki, {
            boshuStatus: before.boshuStatus,
            from: before.hyYachin,
            to: after.hyYachin,
            today: today(),
          }),
          updatedAt: now(),
          version: before.version + 1,
        }
        const room = withComputedColumns(given, building)
        await checkRoom(tx, room, building)
        await updateChintaiRoom(tx, room)
      })
      await chintai.changed([bukkenNo])
    },
  }
}

/** Throws 422 for unknown references, or when the room may not be published. */
async function checkRoom(tx: Database, room: ChintaiRoomRow, building: TatemonoRow) {
  const shop = await shopOf(tx, room)
  const wire = { ...wireFrom(tatemono, building), ...wireFrom(rooms, room) }
  checkCodes(staffChintaiRoom, wire, CHINTAI_LABELS)
  checkPublishable(room.boshuStatus, () => lintChintaiRoom(room, building, shop))
}
