import { setTimeout } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import type { Kind, Verdict } from '../../intake/kinds/kind.ts'
import type { Report } from '../../intake/run/import-stock.ts'
import { patiently } from '../../intake/run/patiently.ts'
import type { ImportsRepository } from './imports.repository.ts'

type Options = Pick<Deps, 'chintai' | 'baibai' | 'traffic'> & { repository: ImportsRepository }

/** Rows after which the search index and the report are updated: both delay others. */
const TOLD_AT_ONCE = 100
/**
 * The pause after rows, as a share of the time they took: it leaves database and processor to other
 * requests.
 */
const REST = 0.25

/** Tells report and search what an import has done, until it is to stop. */
export function tellProgress(importId: string, kind: Kind, stopping: AbortSignal, deps: Options) {
  const { repository, traffic } = deps
  let listings: string[] = []
  let untold: Verdict[] = []
  let problems = 0
  let begun = performance.now()

  async function index(): Promise<void> {
    if (kind.search && listings.length > 0) await deps[kind.search].changed(listings)
    listings = []
  }

  const report: Report = async (counts, verdicts) => {
    untold.push(...verdicts)
    if (untold.length >= TOLD_AT_ONCE || counts.done === counts.total || stopping.aborted) {
      problems += await patiently(() => repository.add(importId, counts, untold, problems))
      await patiently(index)
      untold = []
    }
    stopping.throwIfAborted()
    await traffic.quiet()
    await setTimeout((performance.now() - begun) * REST)
    begun = performance.now()
  }

  return { report, changed: async (some: readonly string[]) => void listings.push(...some) }
}
