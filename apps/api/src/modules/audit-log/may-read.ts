import type { AuditLogQuery } from '@sumai/api-client/contract/audit-log'
import type { Database } from '../../db/database.ts'
import { and, eq, type PgColumn, type PgTable, sql } from '../../db/drizzle.ts'
import type { Staff } from '../../staff/staff.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { contents } from '../contents/contents.table.ts'
import { shops } from '../shops/shops.table.ts'
import { staffs } from '../staffs/staffs.table.ts'
import type { Resource } from './audit-log.table.ts'

type Owned = { table: PgTable & { tenpoNo: PgColumn }; id: PgColumn }

/** What shops write, and by which rows it is theirs: a building by its rooms. */
const OWNED: Partial<Record<Resource, Owned>> = {
  'chintai/rooms': { table: chintaiRooms, id: chintaiRooms.bukkenNo },
  'chintai/tatemono': { table: chintaiRooms, id: chintaiRooms.tmNo },
  'baibai/rooms': { table: baibaiRooms, id: baibaiRooms.bukkenNo },
  contents: { table: contents, id: contents.contentId },
  staffs: { table: staffs, id: staffs.syainNo },
  shops: { table: shops, id: shops.tenpoNo },
}

/** The head office reads all; a shop reads of one thing of its own who has changed it. */
export async function mayReadLog(
  db: Database,
  staff: Staff,
  { resource = [], resource_id = [] }: Pick<AuditLogQuery, 'resource' | 'resource_id'>,
): Promise<boolean> {
  if (staff.user_type === 'admin') return true
  const [of, ...otherKinds] = resource
  const [number, ...others] = resource_id
  const owned = of && OWNED[of]
  if (!owned || number === undefined || otherKinds.length > 0 || others.length > 0) return false
  const { table, id } = owned
  const isIt = eq(sql`${id}::text`, number)
  return (await db.$count(table, and(isIt, eq(table.tenpoNo, staff.tenpo_no)))) > 0
}
