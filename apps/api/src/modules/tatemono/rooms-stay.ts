import type { Database } from '../../db/database.ts'
import { and, eq, inArray } from '../../db/drizzle.ts'
import { Problem } from '../../http/problem.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { lintChintaiRoom } from '../listings/chintai-publish-lint.ts'
import type { LintErrors } from '../listings/publish-lint.ts'
import { shops } from '../shops/shops.table.ts'
import type { TatemonoRow } from './tatemono.table.ts'

/** Throws 422 when a building takes from its rooms on offer what an advertisement must say. */
export async function checkRoomsStay(
  tx: Database,
  before: TatemonoRow,
  after: TatemonoRow,
): Promise<void> {
  const offered = await tx
    .select({ room: chintaiRooms, shop: shops })
    .from(chintaiRooms)
    .innerJoin(shops, eq(shops.tenpoNo, chintaiRooms.tenpoNo))
    .where(
      and(
        eq(chintaiRooms.tmNo, after.tmNo),
        inArray(chintaiRooms.boshuStatus, ['public', 'applied']),
      ),
    )
  for (const { room, shop } of offered) {
    const known = lintChintaiRoom(room, before, shop)
    const errors = beyond(known, lintChintaiRoom(room, after, shop))
    if (Object.keys(errors).length > 0) {
      throw new Problem({ status: 422, code: 'room.not_publishable', errors })
    }
  }
}

/** What is new among the errors. */
const beyond = (known: LintErrors, errors: LintErrors): LintErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .map(
        ([field, texts]) => [field, texts.filter((text) => !known[field]?.includes(text))] as const,
      )
      .filter(([, texts]) => texts.length > 0),
  )
