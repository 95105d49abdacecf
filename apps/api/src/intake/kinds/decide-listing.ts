import type { BoshuStatus } from '@sumai/api-client/contract/words'
import { isAdvertised } from '../../modules/listings/listing-changes.ts'
import type { LintErrors } from '../../modules/listings/publish-lint.ts'
import type { WireRow } from '../../wire/columns.ts'
import type { Values } from '../columns/columns.ts'
import type { Verdict } from './kind.ts'
import { isDue, wantedStatus } from './listing-status.ts'
import { hasAll } from './same.ts'

type Listing = { boshuStatus: BoshuStatus; jikaiKoshinDate: string }

type Options<Row> = {
  before: (Row & Listing) | undefined
  values: Values
  /** What the row sets, but for its status. */
  columns: WireRow
  today: string
  /** The row with a status, as it would be written. */
  complete: (status: BoshuStatus) => Row
  /** What it lacks to be public. */
  lint: (row: Row) => LintErrors
}

type Decision<Row> = Pick<Verdict, 'result' | 'isDraft'> & { row?: Row; errors: LintErrors }

/**
 * What becomes of a listing. One that may not be public is kept as a draft if it is new, or is one;
 * otherwise it stays as it was.
 */
export function decideListing<Row>(options: Options<Row>): Decision<Row> {
  const { before, values, today, complete, lint } = options
  const result = before ? 'updated' : 'created'
  const wanted = wantedStatus(values, before)
  if (before && isAlready(options, wanted) && !isDue(values, today, before)) {
    return { result: 'unchanged', errors: {} }
  }
  const row = complete(wanted)
  const errors = isAdvertised(wanted) ? lint(row) : {}
  if (Object.keys(errors).length === 0) return { result, row, errors }
  if (before && before.boshuStatus !== 'draft') return { result: 'failed', errors }
  if (isAlready(options, 'draft')) return { result: 'unchanged', isDraft: true, errors }
  return { result, row: complete('draft'), isDraft: true, errors }
}

const isAlready = <Row>({ before, columns }: Options<Row>, status: BoshuStatus): boolean =>
  before?.boshuStatus === status && hasAll(before, columns)
