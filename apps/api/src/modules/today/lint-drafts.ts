import labels from '@sumai/domain/master/field-labels.json' with { type: 'json' }
import { rentalName } from '@sumai/outline/rental-room'
import type { Database } from '../../db/database.ts'
import { eq, inArray } from '../../db/drizzle.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { lintBaibaiRoom } from '../listings/baibai-publish-lint.ts'
import { lintChintaiRoom } from '../listings/chintai-publish-lint.ts'
import type { LintErrors } from '../listings/publish-lint.ts'
import { shops } from '../shops/shops.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

type Site = 'chintai' | 'baibai'
type Owned = { bukkenNo: string; tenpoNo: string; syainNo: string | null }
export type LintedDraft = Awaited<ReturnType<(typeof lintDrafts)[Site]>>[number]

/** Drafts with what they lack before they may be public, by the fields of the wire. */
export const lintDrafts = {
  async chintai(db: Database, numbers: readonly string[]) {
    const rows = await db
      .select({ room: chintaiRooms, building: tatemono, shop: shops })
      .from(chintaiRooms)
      .innerJoin(tatemono, eq(tatemono.tmNo, chintaiRooms.tmNo))
      .innerJoin(shops, eq(shops.tenpoNo, chintaiRooms.tenpoNo))
      .where(inArray(chintaiRooms.bukkenNo, [...numbers]))
    return rows.map(({ room, building, shop }) =>
      linted(
        'chintai',
        room,
        rentalName({ ...room, tmName: building.tmName }),
        lintChintaiRoom(room, building, shop),
      ),
    )
  },

  async baibai(db: Database, numbers: readonly string[]) {
    const rows = await db
      .select({ room: baibaiRooms, shop: shops })
      .from(baibaiRooms)
      .innerJoin(shops, eq(shops.tenpoNo, baibaiRooms.tenpoNo))
      .where(inArray(baibaiRooms.bukkenNo, [...numbers]))
    return rows.map(({ room, shop }) =>
      linted('baibai', room, room.name, lintBaibaiRoom(room, shop)),
    )
  },
}

const linted = (
  site_type: Site,
  { bukkenNo, tenpoNo, syainNo }: Owned,
  name: string,
  errors: LintErrors,
) => ({
  ...{ site_type, bukken_no: bukkenNo, tenpo_no: tenpoNo, syain_no: syainNo, name },
  missing: Object.entries(errors).map(([field, [message = '']]) => ({
    field,
    label: labelOf(site_type, field) ?? /「(.+?)」/.exec(message)?.[1] ?? message,
  })),
})

/** What the trade calls a field; others are named in their message. */
const labelOf = (site: Site, field: string): string | undefined =>
  (labels[site] as Record<string, string>)[field] ??
  (labels.tatemono as Record<string, string>)[field]
