import type { Database } from '../../db/database.ts'
import { desc, eq, gte, max, sql, sum } from '../../db/drizzle.ts'
import { missedSearches } from './missed-searches.table.ts'

/** Of one day; whoever asks for nonsense without end fills no table. */
const MOST_PHRASES = 2_000
/** What one person alone searched for is their own business. */
const FEWEST = 2

export type Missed = {
  site: 'chintai' | 'baibai'
  phrase: string
  kind: 'words' | 'conditions'
  times: number
}

export function missedSearchesRepository(db: Database) {
  const { day, site, phrase, kind, times } = missedSearches

  return {
    /** Adds counts to a day. */
    async add(today: string, counts: readonly Missed[]): Promise<void> {
      const known = await db.$count(missedSearches, eq(day, today))
      const rows = counts.slice(0, MOST_PHRASES - known).map((row) => ({ ...row, day: today }))
      if (rows.length === 0) return
      await db
        .insert(missedSearches)
        .values(rows)
        .onConflictDoUpdate({
          target: [day, site, phrase],
          set: { times: sql`${times} + excluded.times` },
        })
    },

    /** Since a day, the most frequent first. */
    async most(since: string, limit: number) {
      const all = sum(times).mapWith(Number)
      const rows = await db
        .select({ site, phrase, kind, times: all, last_day: max(day) })
        .from(missedSearches)
        .where(gte(day, since))
        .groupBy(site, phrase, kind)
        .having(gte(all, FEWEST))
        .orderBy(desc(all), phrase)
        .limit(limit)
      return rows.map(({ last_day, ...row }) => ({ ...row, last_day: last_day ?? since }))
    },
  }
}
