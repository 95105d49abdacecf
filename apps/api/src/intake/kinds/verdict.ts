import { Problem } from '../../http/problem.ts'
import type { LintErrors } from '../../modules/listings/publish-lint.ts'
import type { Fault } from '../columns/columns.ts'
import type { Entry, Verdict } from './kind.ts'

export type Outcome = Pick<Verdict, 'result' | 'isDraft'> & { errors?: LintErrors }

/** The verdict on a row; a row that `decide` throws a `Problem` about has failed. */
export function verdictOf(entry: Entry, decide: () => Outcome): Verdict {
  try {
    const { result, isDraft, errors = {} } = decide()
    return {
      entry,
      result,
      faults: [...faultsIn(errors), ...notesOf(entry)],
      ...(isDraft && { isDraft }),
    }
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    return { entry, result: 'failed', faults: [...faultsIn(cause.errors ?? {}), ...notesOf(entry)] }
  }
}

const notesOf = ({ notes = [] }: Entry): Fault[] => notes

/** A reason once, whoever found it. */
const faultsIn = (errors: LintErrors): Fault[] =>
  Object.entries(errors).flatMap(([field, reasons]) =>
    [...new Set(reasons)].map((reason) => ({ field, reason })),
  )
