import type { Database } from '../../db/database.ts'
import type { PgTable } from '../../db/drizzle.ts'
import type { Resource } from '../../modules/audit-log/audit-log.table.ts'
import { endSignIns, hasMoved } from '../../modules/staff-sessions/end-sign-ins.ts'
import type { TatemonoRow } from '../../modules/tatemono/tatemono.table.ts'
import type { WireRow } from '../../wire/columns.ts'
import { PROPERTIES } from '../kinds/baibai.ts'
import type { Target } from '../kinds/by-key.ts'
import { ROOMS } from '../kinds/chintai.ts'
import { roomsOfBuildings } from '../kinds/rooms-of-buildings.ts'
import { SHOPS } from '../kinds/shops.ts'
import { STAFFS } from '../kinds/staffs.ts'
import { BUILDINGS } from '../kinds/tatemono.ts'

type Restored = { before: WireRow; after: WireRow }

export type UndoTarget = Target<PgTable> & {
  /** The column by which people know a row. */
  name: string
  /** Whether visitors ask about it. */
  isHome?: boolean
  /** What follows from rows that are as they were again; returns the homes that read differently. */
  follow?: (tx: Database, restored: readonly Restored[]) => Promise<readonly string[]>
}

/** What an import writes, by resource. */
export const UNDO_TARGETS: Readonly<Partial<Record<Resource, UndoTarget>>> = {
  'chintai/rooms': { ...ROOMS, name: 'title', isHome: true },
  'baibai/rooms': { ...PROPERTIES, name: 'title', isHome: true },
  'chintai/tatemono': {
    ...{ ...BUILDINGS, name: 'tmName' },
    async follow(tx, restored) {
      const rooms = await roomsOfBuildings(
        tx,
        restored.map(({ after }) => after as TatemonoRow),
      )
      await rooms.write(tx)
      return rooms.all
    },
  },
  shops: { ...SHOPS, name: 'tenpoName' },
  staffs: {
    ...{ ...STAFFS, name: 'name' },
    async follow(tx, restored) {
      const moved = restored.filter(({ before, after }) => hasMoved(before, after))
      await endSignIns(
        tx,
        moved.map(({ after }) => String(after.syainNo)),
      )
      return []
    },
  },
}
