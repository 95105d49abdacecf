import {
  type StaffFilter,
  type StaffFilterBody,
  staffFilterAnswer,
} from '@sumai/api-client/contract/staff-filter'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, ne } from '../../db/drizzle.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { staffFilters } from './staff-filters.table.ts'

/** Of one person: more are no help. */
const MOST = 30

const SHOWN = wireRowOf(staffFilterAnswer.shape.filter, [staffFilters])

/** What everybody has kept for themselves. */
export function staffFiltersRepository(db: Database) {
  const { syainNo, filterId } = staffFilters

  return {
    list: async (owner: string) =>
      documents(
        await db
          .select({ row: SHOWN })
          .from(staffFilters)
          .where(eq(syainNo, owner))
          .orderBy(asc(staffFilters.createdAt), asc(filterId)),
      ) as StaffFilter[],

    /** A new one, or one of their own with another name; 404 for that of somebody else. */
    async keep(owner: string, id: string, body: StaffFilterBody, now: Date): Promise<void> {
      const others = await db.$count(staffFilters, and(eq(syainNo, owner), ne(filterId, id)))
      if (others >= MOST) throw tooMany()
      const { site_type, ...named } = body
      const kept = await db
        .insert(staffFilters)
        .values({ filterId: id, syainNo: owner, siteType: site_type, ...named, createdAt: now })
        .onConflictDoUpdate({
          target: filterId,
          set: { siteType: site_type, ...named },
          setWhere: eq(syainNo, owner),
        })
        .returning({ filterId })
      if (kept.length === 0) throw notFound('filter.not_found')
    },

    async remove(owner: string, id: string): Promise<void> {
      const which = and(eq(syainNo, owner), eq(filterId, id))
      const gone = await db.delete(staffFilters).where(which).returning({ filterId })
      if (gone.length === 0) throw notFound('filter.not_found')
    },
  }
}

const tooMany = () =>
  new Problem({
    status: 409,
    code: 'filter.too_many',
    message: `保存できる条件は${MOST}件までです。`,
  })
