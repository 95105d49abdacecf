import { IntakeError } from '../../intake/reading/intake-error.ts'
import type { Outcome, Report } from '../../intake/run/import-stock.ts'
import { type ImportsRepository, STOPPED, UNDO_STOPPED } from './imports.repository.ts'

type New = Parameters<ImportsRepository['begin']>[0]
type End = Parameters<ImportsRepository['end']>[1]
type Work = (importId: string, report: Report) => Promise<Outcome>

export const endAfter = ({ unused }: Outcome, reason?: string): End => ({
  ...{ state: 'done', message: reason ?? null, unusedColumns: [...unused] },
})

/** A file that was refused has changed nothing; anything else has stopped half way. */
export const endBecause = (cause: unknown, { undoes }: Pick<New, 'undoes'>): End =>
  cause instanceof IntakeError
    ? { state: 'refused', message: cause.message, unusedColumns: [] }
    : { state: 'interrupted', message: undoes ? UNDO_STOPPED : STOPPED, unusedColumns: [] }

/** What a command does, listed with the imports of the screens; `tell` hears what the list does. */
export async function recordRun(
  repository: ImportsRepository,
  order: New,
  tell: Report,
  work: Work,
): Promise<Outcome & { importId: string }> {
  const importId = await repository.begin(order)
  let problems = 0
  try {
    const outcome = await work(importId, async (counts, verdicts) => {
      problems += await repository.add(importId, counts, verdicts, problems)
      await tell(counts, verdicts)
    })
    await repository.end(importId, endAfter(outcome))
    return { ...outcome, importId }
  } catch (cause) {
    await repository.end(importId, endBecause(cause, order))
    throw cause
  }
}
