import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { and, asc, desc, eq, getTableColumns, sql } from '../../db/drizzle.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Verdict } from '../../intake/kinds/kind.ts'
import type { Counts } from '../../intake/run/import-stock.ts'
import { timestampOrNull, wireFrom } from '../../wire/writing.ts'
import { importedBefore, importProblems, imports } from './imports.table.ts'

type New = Pick<typeof imports.$inferInsert, 'kind' | 'fileName' | 'isDryRun' | 'undoes'>
type End = Pick<typeof imports.$inferInsert, 'state' | 'message' | 'unusedColumns'>

/** ms within which an import can be taken back. */
const UNDO_MS = 86_400_000

/** Shown of an import that its process did not finish. */
export const STOPPED = '途中で止まりました。同じファイルをもう一度送れば、残りが取り込まれます。'
export const UNDO_STOPPED =
  '途中で止まりました。もう一度「取込の前に戻す」を押せば、残りが元に戻ります。'

export function importsRepository(db: Database, now: () => Date) {
  const columns = {
    ...getTableColumns(imports),
    hasBefore: sql<boolean>`exists (select from ${importedBefore} where ${importedBefore}.import_id = ${imports}.import_id)`,
  }
  type Found = typeof imports.$inferSelect & { hasBefore: boolean }

  /** While somebody works on it, and once nothing is left of it, an import cannot be taken back. */
  function undoUntil({ finishedAt, hasBefore }: Found): Date | null {
    const until = finishedAt && hasBefore ? new Date(finishedAt.getTime() + UNDO_MS) : null
    return until && until > now() ? until : null
  }

  const wireOf = (row: Found) => ({
    ...wireFrom(imports, row),
    undo_until: timestampOrNull(undoUntil(row)),
  })

  return {
    /**
     * Marks imports that no process works on any more. Only the holder of the lock of imports calls
     * it.
     */
    async interrupt(): Promise<void> {
      await db
        .update(imports)
        .set({
          ...{ state: 'interrupted', finishedAt: now() },
          message: sql`case when ${imports.undoes} is null then ${STOPPED} else ${UNDO_STOPPED} end`,
        })
        .where(eq(imports.state, 'running'))
    },

    async begin(order: New): Promise<string> {
      const importId = randomUUID()
      await db.insert(imports).values({ ...order, importId, state: 'running', createdAt: now() })
      return importId
    },

    /** Adds what is to be said of some rows; returns how many lines that were. */
    async add(importId: string, counts: Counts, verdicts: readonly Verdict[], from: number) {
      const problems = verdicts.flatMap(({ entry, isDraft = false, result, faults }) =>
        faults.map(({ field, reason, cell = null, repair, isRepaired = false }) => ({
          ...{ importId, file: entry.file, line: entry.line, number: entry.key, isDraft },
          ...{ isWritten: result !== 'failed', field, reason, cell },
          ...{ isAccepted: isRepaired, isRepaired },
          ...{ repairRule: repair?.rule ?? null, repairValue: repair?.value ?? null },
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
        .select(columns)
        .from(imports)
        .orderBy(desc(imports.createdAt), asc(imports.importId))
        .limit(limit)
        .offset((page - 1) * limit)
      return { rows: rows.map(wireOf), total: await db.$count(imports) }
    },

    async byId(importId: string) {
      const [row] = await db.select(columns).from(imports).where(eq(imports.importId, importId))
      return row && wireOf(row)
    },

    /** An import that can be taken back now; nothing for any other. */
    async undoable(importId: string) {
      const [row] = await db.select(columns).from(imports).where(eq(imports.importId, importId))
      return row && undoUntil(row) ? row : undefined
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
