import type { Database } from '../../db/database.ts'
import { columnsOf } from '../columns/columns.ts'
import { type Mapping, NO_MAPPING } from '../columns/mapping.ts'
import type { Entry, Kind, Taker, Verdict } from '../kinds/kind.ts'
import { pictureTaker } from '../pictures/picture-taker.ts'
import type { Source } from '../reading/source.ts'
import { type Accepted, acceptedRepairs } from '../repairs/accepted.ts'
import { explainer } from '../repairs/explain.ts'
import { applyBatch } from './apply-batch.ts'
import { missingFrom } from './closing.ts'
import { entryReader } from './entries.ts'
import { patiently } from './patiently.ts'
import { survey } from './survey.ts'

export type Counts = Record<Verdict['result'] | 'drafts' | 'closed' | 'done' | 'total', number>

export type Order = {
  kind: Kind
  source: Source
  mapping?: Mapping | undefined
  /** Cells that are read as something else. */
  repairs?: readonly Accepted[] | undefined
  /** Close what the source does not have … */
  full?: boolean | undefined
  /** … however much that is. */
  force?: boolean | undefined
  /** Only say what would happen. */
  dryRun?: boolean | undefined
}

/** Called after each batch: how far it is, and what became of its rows. */
export type Report = (counts: Counts, verdicts: readonly Verdict[]) => Promise<void> | void

type Deps = Taker & {
  db: Database
  /** Where pictures and documents that rows name are kept. */
  uploadDir: string
  /** After each batch: listings that were written. */
  changed?: (listings: readonly string[]) => Promise<void>
  report: Report
  /** Rows that are planned and written at once. */
  atOnce?: number
}

export type Outcome = { counts: Counts; unused: readonly string[] }

/** Notifications name so many. */
const BATCH = 100
/** Pictures that are taken in before their rows are written: each takes a second or two. */
const PICTURES = 10

/**
 * Takes in a file. It is read twice: nothing is written before it could be read to its end. Throws
 * an `IntakeError` when it cannot, or would close too much.
 */
export async function importStock(order: Order, deps: Deps): Promise<Outcome> {
  const { kind, source, mapping = NO_MAPPING, repairs = [], dryRun = false } = order
  const { db, uploadDir, changed, report, atOnce = BATCH } = deps
  const columns = columnsOf(kind.fields, mapping, acceptedRepairs(repairs))
  const found = await survey(source, kind, columns)
  const missing = order.full ? await missingFrom(db, kind, found, order.force) : []
  const counts: Counts = {
    ...{ created: 0, updated: 0, unchanged: 0, failed: 0, drafts: 0, closed: 0 },
    ...{ done: 0, total: found.rows + missing.length },
  }
  const plan = await kind.planner(db, deps)
  const explain = explainer(kind, columns, deps)

  async function apply(entries: readonly Entry[], refused: readonly Verdict[], isClosing = false) {
    const { verdicts, listings } = await patiently(() => applyBatch(db, plan, entries, dryRun))
    const all = [...refused, ...verdicts].map((verdict) => ({
      ...verdict,
      faults: verdict.faults.map((fault) => explain(verdict.entry, fault)),
    }))
    for (const { result, isDraft } of all) {
      counts[isClosing && result === 'updated' ? 'closed' : result]++
      if (isDraft) counts.drafts++
    }
    counts.done += all.length
    if (!dryRun && listings.length > 0) await changed?.(listings)
    await report(counts, all.toSorted(byPlace))
  }

  const take = pictureTaker(uploadDir, dryRun)
  const read = entryReader(kind, columns, { take, of: source.attachmentsOf })
  let entries: Entry[] = []
  let refused: Verdict[] = []
  let pictures = 0
  for await (const row of source.rows()) {
    const { entry, faults, files = 0 } = await read(row)
    if (faults.length > 0) refused.push({ entry, result: 'failed', faults })
    else entries.push(entry)
    pictures += files
    if (entries.length + refused.length < atOnce && pictures < PICTURES) continue
    await apply(entries, refused)
    pictures = 0
    entries = []
    refused = []
  }
  await apply(entries, refused)

  for (let from = 0; from < missing.length; from += atOnce) {
    await apply(missing.slice(from, from + atOnce), [], true)
  }
  return { counts, unused: [...columns.unused] }
}

const byPlace = (a: Verdict, b: Verdict) =>
  a.entry.file === b.entry.file ? a.entry.line - b.entry.line : 0
