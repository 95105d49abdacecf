import { rm } from 'node:fs/promises'
import type { importOrder } from '@sumai/api-client/contract/import'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import { inLane } from '../../db/lanes.ts'
import type { Deps } from '../../deps.ts'
import { parseMapping } from '../../intake/columns/mapping.ts'
import type { Kind } from '../../intake/kinds/kind.ts'
import { KINDS } from '../../intake/kinds/kinds.ts'
import { openSource } from '../../intake/reading/source.ts'
import { importStock, type Outcome } from '../../intake/run/import-stock.ts'
import { undoImport } from '../../intake/undo/undo-import.ts'
import type { Author } from '../audit-log/author.ts'
import type { ImportsRepository } from './imports.repository.ts'
import type { imports } from './imports.table.ts'
import { endAfter, endBecause } from './record-run.ts'
import type { RepairsRepository } from './repairs.repository.ts'
import { tellProgress } from './tell-progress.ts'

type Received = {
  file: { path: string; name: string }
  order: z.output<typeof importOrder>
  author: Author
}

type TakenIn = Pick<typeof imports.$inferSelect, 'importId' | 'kind' | 'fileName' | 'createdAt'>

type Options = Pick<
  Deps,
  'db' | 'uploadDir' | 'chintai' | 'baibai' | 'traffic' | 'now' | 'today'
> & {
  repository: ImportsRepository
  repairs: RepairsRepository
  log: Pick<FastifyBaseLogger, 'error'>
}

type New = Parameters<ImportsRepository['begin']>[0]
type Work = (importId: string) => Promise<Outcome>

/** Rows written at once. Few, because reads wait meanwhile. */
const AT_ONCE = 25

/** Takes files in, and imports back, after the request that asked for it was answered. */
export function importRunner(options: Options) {
  const { db, uploadDir, now, today, repository, repairs, log } = options
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  const telling = (importId: string, kind: Kind) =>
    tellProgress(importId, kind, stopping.signal, options)

  async function takeIn(importId: string, { file, order, author }: Received): Promise<Outcome> {
    const kind: Kind = KINDS[order.kind]
    const mapping = order.map === undefined ? undefined : parseMapping(order.map)
    const source = await openSource(file.path, file.name)
    const { full, force, trial, dry_run: dryRun } = order
    const agreed = trial === undefined ? [] : await repairs.accepted(trial)
    return importStock(
      { kind, source, mapping, repairs: agreed, full, force, dryRun },
      {
        ...{ db, uploadDir, now, today, author, importId, atOnce: AT_ONCE },
        ...telling(importId, kind),
      },
    ).finally(source.close)
  }

  /** Returns the number of the import, which goes on; `end` is called when it is over. */
  async function begin(order: New, work: Work, end: () => Promise<void>, reason?: string) {
    const importId = await repository.begin(order)
    const run = async () => {
      const outcome = await work(importId).then(
        (done) => endAfter(done, reason),
        (cause) => {
          const how = endBecause(cause, order)
          if (how.state === 'interrupted' && !stopping.signal.aborted)
            log.error({ err: cause }, 'An import has stopped')
          return how
        },
      )
      await repository.end(importId, outcome)
    }
    running = inLane('imports', run)
      .catch((cause) => log.error({ err: cause }, 'The end of an import could not be written'))
      .finally(end)
    return importId
  }

  return {
    takeIn(received: Received, end: () => Promise<void>): Promise<string> {
      const { file, order } = received
      const { kind, dry_run: isDryRun, reason } = order
      // The file goes before the import counts as over, so that nobody then finds it.
      const work = (importId: string) =>
        takeIn(importId, received).finally(() => rm(file.path, { force: true }))
      return begin({ kind, fileName: file.name, isDryRun }, work, end, reason)
    },

    takeBack(taken: TakenIn, author: Author, end: () => Promise<void>): Promise<string> {
      const { importId: undoes, kind: name, fileName, createdAt: since } = taken
      const kind: Kind = KINDS[name]
      const work = (importId: string) =>
        undoImport(
          { importId: undoes, kind },
          { ...{ db, now, author, since, atOnce: AT_ONCE }, ...telling(importId, kind) },
        )
      return begin({ kind: name, fileName, isDryRun: false, undoes }, work, end)
    },

    /** Ends an import after the rows that are in hand. */
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }
}
