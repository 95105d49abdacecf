import type { ImportRepairsChange } from '@sumai/api-client/contract/import'
import type { Database } from '../../db/database.ts'
import { and, asc, count, eq, isNotNull, sql } from '../../db/drizzle.ts'
import type { Accepted } from '../../intake/repairs/accepted.ts'
import { importProblems } from './imports.table.ts'

const { importId, position, file, line, field, cell, isAccepted, isRepaired } = importProblems
const { repairRule: rule, repairValue: value } = importProblems

/** What is proposed for the cells of a file, and what the staff agree to. */
export function repairsRepository(db: Database) {
  const proposed = (id: string) => and(eq(importId, id), isNotNull(rule))

  return {
    /** How many there are of each kind, the most first. */
    kinds: (id: string) =>
      db
        .select({
          ...{ field, rule: sql<NonNullable<typeof rule._.data>>`${rule}`, count: count() },
          accepted: sql<number>`count(*) filter (where ${isAccepted})`.mapWith(Number),
          untried: sql<number>`count(*) filter (where ${isAccepted} <> ${isRepaired})`.mapWith(
            Number,
          ),
        })
        .from(importProblems)
        .where(proposed(id))
        .groupBy(field, rule)
        .orderBy(sql`count(*) desc`, asc(field), asc(rule)),

    async accept(id: string, { is_accepted, which }: ImportRepairsChange): Promise<void> {
      const wanted =
        'position' in which
          ? eq(position, which.position)
          : and(eq(field, which.field), eq(rule, which.rule))
      await db
        .update(importProblems)
        .set({ isAccepted: is_accepted })
        .where(and(proposed(id), wanted))
    },

    accepted: (id: string): Promise<Accepted[]> =>
      db
        .select({
          ...{ file, line, field, rule: sql<NonNullable<typeof rule._.data>>`${rule}` },
          ...{ cell: sql<string>`${cell}`, value: sql<string>`${value}` },
        })
        .from(importProblems)
        .where(and(proposed(id), eq(isAccepted, true))),
  }
}

export type RepairsRepository = ReturnType<typeof repairsRepository>
