import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { PgColumn, PgTable, SQL } from '../../db/drizzle.ts'
import type { Writer } from '../../modules/audit-log/record-changes.ts'
import type { Fault, Values } from '../columns/columns.ts'
import type { Field } from '../columns/field.ts'
import type { SourceRow } from '../reading/row.ts'

/** A row of a file that its schema allows. */
export type Entry = {
  file: string
  line: number
  /** The number that names it: bukken_no, tm_no … */
  key: string
  values: Values
  /** The line of the file; none of what a full file does not have. */
  row?: SourceRow
  /** Files that it names and that could not be used: it is taken in without them; repaired cells. */
  notes?: Fault[]
}

/** What becomes of a row. Faults of one that is written say why it stays a draft, or what it lacks. */
export type Verdict = {
  entry: Entry
  result: 'created' | 'updated' | 'unchanged' | 'failed'
  isDraft?: boolean
  faults: Fault[]
}

/** What some rows of a file lead to. Nothing is written before `write`. */
export type Plan = {
  verdicts: Verdict[]
  /** Throws `OutdatedError` when somebody has changed one of the rows meanwhile. */
  write(tx: Database): Promise<void>
  /** The listings whose search rows differ afterwards. */
  listings: string[]
}

export type Clock = { now: () => Date; today: () => string }
/** Who takes a file in. `importId`: under which what rows said before is kept for a day. */
export type Taker = Clock & Writer & { importId?: string | undefined }

/** A kind of thing that files are about. */
export type Kind = {
  /** In Japanese. */
  title: string
  /** The field whose value names a row. */
  key: string
  fields: readonly Field[]
  schema: z.ZodObject
  /** Cells of a row that can be taken in, by field: what a file of this kind looks like. */
  example: Readonly<Record<string, string>>
  /** Where its rows are kept, and which of them count; those of an export. */
  stored: { table: PgTable; key: PgColumn; where?: SQL }
  /** The search index of its listings. */
  search?: 'chintai' | 'baibai'
  /** Ready to plan one batch after the other of one import. */
  planner(db: Database, taker: Taker): Promise<(entries: readonly Entry[]) => Promise<Plan>>
  /** What a row becomes that a full file does not have, and which rows are not that yet. */
  closing?: { values: Values; open(db: Database): Promise<string[]> }
}

/** Somebody else has changed a row since it was read. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError'
}
