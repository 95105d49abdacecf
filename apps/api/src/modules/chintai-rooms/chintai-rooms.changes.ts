import { type chintaiRoomChange, staffChintaiRoom } from '@sumai/api-client/contract/chintai-body'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import type { Deps } from '../../deps.ts'
import { forbidden } from '../../http/staff.ts'
import { type Staff, worksAt } from '../../staff/staff.ts'
import { checkCodes } from '../../wire/check-codes.ts'
import { CHINTAI_LABELS } from '../../wire/labels.ts'
import { changedFields, columnsFrom, wireFrom } from '../../wire/writing.ts'
import { lintChintaiRoom } from '../listings/chintai-publish-lint.ts'
import { checkPublishable, datesAfter, historyAfter } from '../listings/listing.changes.ts'
import { roomNotFound } from '../listings/listings.errors.ts'
import { shopOf } from '../shops/references.ts'
import { type TatemonoRow, tatemono } from '../tatemono/tatemono.table.ts'
import { reckoned } from './chintai-rooms.reckoned.ts'
import { type ChintaiRoomRow, chintaiRooms as rooms } from './chintai-rooms.table.ts'

type Change = z.output<typeof chintaiRoomChange>
type Found = { room: ChintaiRoomRow; building: TatemonoRow }

const FIXED = ['bukken_no']
const OF_THE_OFFICE = [...FIXED, 'tenpo_no', 'koukai_date']

/** Writes rooms for a member of staff, and tells the search index when it is done. */
export function chintaiRoomsChanges({
  db,
  chintai,
  now,
  today,
}: Pick<Deps, 'db' | 'chintai' | 'now' | 'today'>) {
  /** Checks a room as it would be, and completes it. */
  async function finished(tx: Database, { room: given, building }: Found): Promise<ChintaiRoomRow> {
    const room = reckoned(given, building)
    const shop = await shopOf(tx, room)
    const wire = { ...wireFrom(tatemono, building), ...wireFrom(rooms, room) }
    checkCodes(staffChintaiRoom, wire, CHINTAI_LABELS)
    checkPublishable(room.boshuStatus, () => lintChintaiRoom(room, building, shop))
    return room
  }

  return {
    /** `check` sees the row as it is, locked. */
    async change(
      staff: Staff,
      bukkenNo: string,
      body: Change,
      check: (row: ChintaiRoomRow) => void,
    ) {
      await db.transaction(async (tx) => {
        const { room: before, building } = await locked(tx, bukkenNo)
        if (!worksAt(staff, before.tenpoNo)) throw forbidden()
        const fixed = staff.user_type === 'admin' ? FIXED : OF_THE_OFFICE
        const refused = changedFields(rooms, before, body, fixed)
        if (refused.length > 0) throw forbidden(refused)
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
        const room = await finished(tx, { room: given, building })
        await tx.update(rooms).set(room).where(eq(rooms.bukkenNo, bukkenNo))
      })
      await chintai.changed([bukkenNo])
    },
  }
}

async function locked(db: Database, bukkenNo: string): Promise<Found> {
  const [room] = await db.select().from(rooms).where(eq(rooms.bukkenNo, bukkenNo)).for('update')
  if (!room) throw roomNotFound()
  const [building] = await db.select().from(tatemono).where(eq(tatemono.tmNo, room.tmNo))
  return { room, building: building as TatemonoRow }
}
