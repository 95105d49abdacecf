import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { and, asc, desc, eq, lt } from '../../db/drizzle.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Verdict } from '../../intake/kinds/kind.ts'
import type { Counts } from '../../intake/run/import-stock.ts'
import { wireFrom } from '../../wire/writing.ts'
import { importProblems, imports } from './imports.table.ts'

type New = Pick<typeof imports.$inferInsert, 'kind' | 'fileName' | 'isDryRun'>
type End = Pick<typeof imports.$inferInsert, 'state' | 'message' | 'unusedColumns'>

const DAY_MS = 86_400_000
const KEPT_DAYS = 30

/** Shown of an import that its process did not finish. */
export const STOPPED = '途中で止まりました。同じファイルをもう一度送れば、残りが取り込まれます。'

export function importsRepository(db: Database, now: () => Date) {
  return {
    /**
     * Marks imports that no process works on any more. Only the holder of the lock of imports calls
     * it.
     */
    async interrupt(): Promise<void> {
      await db
        .update(imports)
        .set({ state: 'interrupted', message: STOPPED, finishedAt: now() })
        .where(eq(imports.state, 'running'))
    },

    async begin(order: New): Promise<string> {
      const importId = randomUUID()
      await db
        .delete(imports)
        .where(lt(imports.createdAt, new Date(now().getTime() - KEPT_DAYS * DAY_MS)))
      await db.insert(imports).values({ ...order, importId, state: 'running', createdAt: now() })
      return importId
    },

    /** Adds what is to be said of some rows; returns how many lines that were. */
    async add(importId: string, counts: Counts, verdicts: readonly Verdict[], from: number) {
      const problems = verdicts.flatMap(({ entry, isDraft = false, result, faults }) =>
        faults.map((fault) => ({
          ...{ importId, file: entry.file, line: entry.line, number: entry.key, isDraft },
          isWritten: result !== 'failed',
          ...fault,
        })),
      )
      const rows = problems.map((problem, index) => ({ ...problem, position: from + index }))
      await db.transaction(async (tx) => {
        await insertRows(tx, importProblems, rows)
        await tx.update(imports).set(counts).where(eq(imports.importId, importId))
      })
      return rows.length
    },

    async end(importId: string, end: End): Promise<void> {
      const finished = { ...end, finishedAt: now() }
      await db.update(imports).set(finished).where(eq(imports.importId, importId))
    },

    async page({ page, limit }: { page: number; limit: number }) {
      const rows = await db
        .select()
        .from(imports)
        .orderBy(desc(imports.createdAt), asc(imports.importId))
        .limit(limit)
        .offset((page - 1) * limit)
      return { rows: rows.map((row) => wireFrom(imports, row)), total: await db.$count(imports) }
    },

    async byId(importId: string) {
      const [row] = await db.select().from(imports).where(eq(imports.importId, importId))
      return row && wireFrom(imports, row)
    },

    async problems(importId: string, { page, limit }: { page: number; limit: number }) {
      const where = and(eq(importProblems.importId, importId))
      const rows = await db
        .select()
        .from(importProblems)
        .where(where)
        .orderBy(asc(importProblems.position))
        .limit(limit)
        .offset((page - 1) * limit)
      return {
        rows: rows.map((row) => wireFrom(importProblems, row)),
        total: await db.$count(importProblems, where),
      }
    },
  }
}

export type ImportsRepository = ReturnType<typeof importsRepository>
