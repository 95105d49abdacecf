import {
  type baibaiRoomBody,
  type baibaiRoomChange,
  staffBaibaiRoom,
} from '@sumai/api-client/contract/baibai-body'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { and, eq, isNull, sql } from '../../db/drizzle.ts'
import type { Deps } from '../../deps.ts'
import { forbidden } from '../../http/staff.ts'
import { type Staff, worksAt } from '../../staff/staff.ts'
import { checkCodes } from '../../wire/check-codes.ts'
import { BAIBAI_LABELS, LAND_LABELS } from '../../wire/labels.ts'
import { changedFields, columnsFrom, wireFrom } from '../../wire/writing.ts'
import { lintBaibaiRoom } from '../listings/baibai-publish-lint.ts'
import {
  checkPublishable,
  datesAfter,
  historyAfter,
  kotsuFrom,
} from '../listings/listing.changes.ts'
import { roomNotFound } from '../listings/listings.errors.ts'
import { shopOf } from '../shops/references.ts'
import { NOTHING } from './baibai-rooms.nothing.ts'
import { type GivenBaibaiRoom, reckoned } from './baibai-rooms.reckoned.ts'
import {
  type BaibaiRoomRow,
  baibaiBukkenNo,
  type NewBaibaiRoom,
  baibaiRooms as rooms,
} from './baibai-rooms.table.ts'

/** What a new property is without a word about it. */
const EMPTY = {
  ...NOTHING,
  shisetu: [],
  photos: [],
  latlngPrecision: 'town',
  kakakuRireki: [],
} as const

type Body = z.output<typeof baibaiRoomBody>
type Change = z.output<typeof baibaiRoomChange>

const FIXED = ['bukken_no']
const OF_THE_OFFICE = [...FIXED, 'tenpo_no', 'koukai_date']

/** Writes properties for a member of staff, and tells the search index when it is done. */
export function baibaiRoomsChanges({
  db,
  baibai,
  now,
  today,
}: Pick<Deps, 'db' | 'baibai' | 'now' | 'today'>) {
  /** Checks a property as it would be, and completes it. */
  async function finished(tx: Database, given: GivenBaibaiRoom): Promise<NewBaibaiRoom> {
    const room = reckoned(given)
    const shop = await shopOf(tx, room)
    const labels = room.bukkenType === 'hanbai_tochi' ? LAND_LABELS : BAIBAI_LABELS
    checkCodes(staffBaibaiRoom, wireFrom(rooms, room), labels)
    checkPublishable(room.boshuStatus, () => lintBaibaiRoom(room, shop))
    return room
  }

  return {
    /** The number of the new property. */
    async create(staff: Staff, body: Body): Promise<string> {
      const tenpoNo = staff.user_type === 'shop' ? staff.tenpo_no : (body.tenpo_no ?? '')
      if (body.tenpo_no && body.tenpo_no !== tenpoNo) throw forbidden(['tenpo_no'])
      const bukkenNo = await db.transaction(async (tx) => {
        const columns = columnsFrom(rooms, body)
        const given = { ...EMPTY, ...columns } as GivenBaibaiRoom
        const room = await finished(tx, {
          ...given,
          ...datesAfter(columns, body.boshu_status, today()),
          kotsu: await kotsuFrom(tx, body.kotsu),
          bukkenNo: body.bukken_no ?? (await nextNumber(tx)),
          tenpoNo,
          createdAt: now(),
          updatedAt: now(),
        })
        await tx.insert(rooms).values(room)
        return room.bukkenNo
      })
      await baibai.changed([bukkenNo])
      return bukkenNo
    },

    /** `check` sees the row as it is, locked. */
    async change(
      staff: Staff,
      bukkenNo: string,
      body: Change,
      check: (row: BaibaiRoomRow) => void,
    ) {
      await db.transaction(async (tx) => {
        const before = await locked(tx, bukkenNo)
        if (!worksAt(staff, before.tenpoNo)) throw forbidden()
        const fixed = staff.user_type === 'admin' ? FIXED : OF_THE_OFFICE
        const refused = changedFields(rooms, before, body, fixed)
        if (refused.length > 0) throw forbidden(refused)
        check(before)
        const columns = columnsFrom(rooms, body)
        const after = { ...before, ...columns }
        const room = await finished(tx, {
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
        await tx.update(rooms).set(room).where(eq(rooms.bukkenNo, bukkenNo))
      })
      await baibai.changed([bukkenNo])
    },

    /** The row stays for the books; nobody sees it any more. */
    async remove(bukkenNo: string): Promise<void> {
      await db.transaction(async (tx) => {
        await locked(tx, bukkenNo)
        const gone = { boshuStatus: 'hidden', deletedAt: now() } as const
        await tx.update(rooms).set(gone).where(eq(rooms.bukkenNo, bukkenNo))
      })
      await baibai.changed([bukkenNo])
    },
  }
}

async function locked(db: Database, bukkenNo: string): Promise<BaibaiRoomRow> {
  const which = and(eq(rooms.bukkenNo, bukkenNo), isNull(rooms.deletedAt))
  const [row] = await db.select().from(rooms).where(which).for('update')
  if (!row) throw roomNotFound()
  return row
}

async function nextNumber(db: Database): Promise<string> {
  const number = sql<string>`nextval(${sql.raw(`'${baibaiBukkenNo.seqName}'`)})::text`
  const [row] = await db.select({ number }).from(sql`(values (1)) once`)
  return row?.number ?? ''
}
