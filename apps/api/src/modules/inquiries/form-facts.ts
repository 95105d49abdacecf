import type { Facts } from '@sumai/domain/forms/facts'
import { lastBookableDay } from '@sumai/domain/forms/visit-rules'
import { isoDay } from '@sumai/format/dates'
import type { Database } from '../../db/database.ts'
import { and, eq, inArray } from '../../db/drizzle.ts'
import type { Deps } from '../../deps.ts'
import { isPublished } from '../contents/contents.repository.ts'
import { contents, seminarSessions } from '../contents/contents.table.ts'
import { visitSlotsRepository } from '../inquiry-slots/visit-slots.repository.ts'
import { type ShopRow, shops } from '../shops/shops.table.ts'
import { staffs } from '../staffs/staffs.table.ts'
import type { InquiryInput } from './form-check.ts'
import { shopsOfListings } from './recipients.ts'

type Loader = (db: Database, body: InquiryInput, now: Date) => Promise<Facts>

/** Reads the facts that the rules of a form need from the database. */
export async function factsFor(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  body: InquiryInput,
): Promise<Facts> {
  const moment = now()
  const facts = await LOADERS[body.form]?.(db, body, moment)
  return { now: moment, ...facts }
}

const LOADERS: Partial<Record<InquiryInput['form'], Loader>> = {
  async reservation(db, { tenpo_no = '' }, now) {
    const [shop] = await shopsBy(db, [tenpo_no.trim()])
    if (!shop) return { shops: [] }
    const full = await visitSlotsRepository(db).full(shop, isoDay(now), lastBookableDay(now))
    return {
      shops: [shop],
      fullSlots: full.map((slot) => ({ ...slot, tenpoNo: shop.tenpoNo })),
      staffs: await db
        .select({ syainNo: staffs.syainNo, tenpoNo: staffs.tenpoNo })
        .from(staffs)
        .where(isPublicAt(shop)),
    }
  },

  async property(db, body) {
    const tenpoOf = await shopsOfListings(db, body)
    return { shops: await shopsBy(db, [...new Set(tenpoOf.values())]) }
  },

  async 'seminar-apply'(db, { details }, now) {
    const rows = await db
      .select({ session: seminarSessions })
      .from(seminarSessions)
      .innerJoin(contents, eq(contents.contentId, seminarSessions.contentId))
      .where(
        and(
          eq(contents.contentId, numberIn(details.content_id)),
          eq(contents.contentType, 'seminar'),
          isPublished(now),
        ),
      )
    return { sessions: rows.map(({ session }) => session) }
  },
}

/** With the number that visitors call, as their pages show it. */
async function shopsBy(db: Database, numbers: string[]): Promise<ShopRow[]> {
  const rows = await db.select().from(shops).where(inArray(shops.tenpoNo, numbers))
  return rows.map((row) => ({ ...row, tel: row.freeDial ?? row.tel }))
}

const isPublicAt = ({ tenpoNo }: ShopRow) =>
  and(eq(staffs.tenpoNo, tenpoNo), eq(staffs.isPublic, true))

/** The value is not validated yet: 0, which no article has, if it is no number. */
const numberIn = (raw: unknown) => (/^\d{1,9}$/.test(String(raw).trim()) ? Number(raw) : 0)
