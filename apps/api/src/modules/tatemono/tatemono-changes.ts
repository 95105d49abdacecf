import {
  staffTatemono,
  type tatemonoBody,
  type tatemonoChange,
} from '@sumai/api-client/contract/tatemono-body'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { forbidden } from '../../http/staff.ts'
import { decideTatemono } from '../../intake/kinds/decide-tatemono.ts'
import { roomsOfBuildings } from '../../intake/kinds/rooms-of-buildings.ts'
import type { Staff } from '../../staff/staff.ts'
import { CHINTAI_LABELS, checkCodes } from '../../wire/labels.ts'
import { changedFields } from '../../wire/writing.ts'
import { authorOf } from '../audit-log/author.ts'
import { recordChanges } from '../audit-log/record-changes.ts'
import { checkRoomsStay } from './rooms-stay.ts'
import {
  insertTatemono,
  isOfShop,
  lockTatemono,
  nextTmNo,
  updateTatemono,
} from './tatemono.repository.ts'
import { type TatemonoRow, tatemono } from './tatemono.table.ts'

type Body = z.output<typeof tatemonoBody>
type Change = z.output<typeof tatemonoChange>

/** Writes buildings for a member of staff, and updates the search index for their rooms. */
export function tatemonoChanges({ db, chintai, now }: Pick<Deps, 'db' | 'chintai' | 'now'>) {
  return {
    /** Returns the number of the new building. */
    create: (staff: Staff, body: Body): Promise<string> =>
      db.transaction(async (tx) => {
        const id = body.tm_no ?? (await nextTmNo(tx))
        checkCodes(staffTatemono, body, CHINTAI_LABELS)
        const building = decideTatemono(undefined, { ...body, tm_no: id }, now())
        await insertTatemono(tx, building)
        const writer = { author: authorOf(staff), now }
        await recordChanges(tx, writer, 'chintai/tatemono', [{ id, after: building }])
        return id
      }),

    /** `check` gets the row before the change, locked. */
    async change(staff: Staff, tmNo: string, body: Change, check: (row: TatemonoRow) => void) {
      const writer = { author: authorOf(staff), now }
      const rooms = await db.transaction(async (tx) => {
        const before = await lockTatemono(tx, tmNo)
        if (!(await mayChange(tx, staff, tmNo))) throw forbidden()
        const refused = changedFields(tatemono, before, body, ['tm_no'])
        if (refused.length > 0) throw forbidden(refused)
        check(before)
        checkCodes(staffTatemono, body, CHINTAI_LABELS)
        const after = decideTatemono(before, body, now())
        if (after === before) return []
        await checkRoomsStay(tx, before, after)
        await updateTatemono(tx, after)
        await recordChanges(tx, writer, 'chintai/tatemono', [{ id: tmNo, before, after }])
        const inside = await roomsOfBuildings(tx, [after])
        await inside.write(tx)
        return inside.all
      })
      await chintai.changed(rooms)
    },
  }
}

/** The head office, and a shop with a room in the building, or a building without rooms. */
export const mayChange = async (db: Database, staff: Staff, tmNo: string): Promise<boolean> =>
  staff.user_type === 'admin' || isOfShop(db, tmNo, staff.tenpo_no)
