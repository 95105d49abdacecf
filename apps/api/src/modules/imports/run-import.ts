import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { importOrder } from '@sumai/api-client/contract/import'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import { inLane } from '../../db/lanes.ts'
import type { Deps } from '../../deps.ts'
import { parseMapping } from '../../intake/columns/mapping.ts'
import type { Kind, Verdict } from '../../intake/kinds/kind.ts'
import { KINDS } from '../../intake/kinds/kinds.ts'
import { IntakeError } from '../../intake/reading/intake-error.ts'
import { openSource } from '../../intake/reading/source.ts'
import { importStock, type Outcome, type Report } from '../../intake/run/import-stock.ts'
import { patiently } from '../../intake/run/patiently.ts'
import type { Author } from '../audit-log/author.ts'
import { type ImportsRepository, STOPPED } from './imports.repository.ts'

type Received = {
  file: { path: string; name: string }
  order: z.output<typeof importOrder>
  author: Author
}

type Options = Pick<
  Deps,
  'db' | 'uploadDir' | 'chintai' | 'baibai' | 'traffic' | 'now' | 'today'
> & {
  repository: ImportsRepository
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Rows written at once. Few, because reads wait meanwhile. */
const AT_ONCE = 25
/** Rows after which the search index and the report are updated: both delay others. */
const TOLD_AT_ONCE = 100
/**
 * The pause after rows, as a share of the time they took: it leaves database and processor to other
 * requests.
 */
const REST = 0.25

/** Takes in files after the request that brought them was answered. */
export function importRunner(options: Options) {
  const { db, uploadDir, traffic, now, today, repository, log } = options
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  async function takeIn(importId: string, { file, order, author }: Received): Promise<Outcome> {
    const kind: Kind = KINDS[order.kind]
    const mapping = order.map === undefined ? undefined : parseMapping(order.map)
    const source = await openSource(file.path, file.name)
    const { full, force, dry_run: dryRun } = order
    const listings: string[] = []
    const outcome = importStock(
      { kind, source, mapping, full, force, dryRun },
      {
        ...{ db, uploadDir, now, today, author, atOnce: AT_ONCE },
        changed: async (some) => void listings.push(...some),
        report: reporter(importId, async () => {
          if (kind.search && listings.length > 0) await options[kind.search].changed(listings)
          listings.length = 0
        }),
      },
    )
    return outcome.finally(source.close)
  }

  function reporter(importId: string, index: () => Promise<void>): Report {
    let untold: Verdict[] = []
    let problems = 0
    let begun = performance.now()
    return async (counts, verdicts) => {
      untold.push(...verdicts)
      const isStopping = stopping.signal.aborted
      if (untold.length >= TOLD_AT_ONCE || counts.done === counts.total || isStopping) {
        problems += await patiently(() => repository.add(importId, counts, untold, problems))
        await patiently(index)
        untold = []
      }
      stopping.signal.throwIfAborted()
      await traffic.quiet()
      await setTimeout((performance.now() - begun) * REST)
      begun = performance.now()
    }
  }

  async function run(importId: string, received: Received): Promise<void> {
    const outcome = await takeIn(importId, received).then(
      ({ unused }) => ({
        state: 'done' as const,
        message: received.order.reason ?? null,
        unusedColumns: [...unused],
      }),
      (cause: unknown) => {
        const isRefused = cause instanceof IntakeError
        if (!isRefused && !stopping.signal.aborted)
          log.error({ err: cause }, 'An import has stopped')
        return isRefused
          ? { state: 'refused' as const, message: cause.message, unusedColumns: [] }
          : { state: 'interrupted' as const, message: STOPPED, unusedColumns: [] }
      },
    )
    // Before the import counts as over, so that nobody then finds the file.
    await rm(received.file.path, { force: true })
    await repository.end(importId, outcome)
  }

  return {
    /** Returns the number of the import, which goes on; `end` is called when it is over. */
    async begin(received: Received, end: () => Promise<void>): Promise<string> {
      const { file, order } = received
      const importId = await repository.begin({
        ...{ kind: order.kind, fileName: file.name, isDryRun: order.dry_run },
      })
      running = inLane('imports', () => run(importId, received))
        .catch((cause) => log.error({ err: cause }, 'The end of an import could not be written'))
        .finally(end)
      return importId
    },

    /** Ends an import after the rows that are in hand. */
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }
}
