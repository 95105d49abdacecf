/**
 * `npm run import-undo -- <import>`: puts back what an import has changed, for 24 hours after it;
 * its number is the last line of `npm run import`, and stands in the address of its screen. Where an
 * API runs on the embedded database, that API does it. docs/import.md
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Database, StartupError } from '../db/database.ts'
import { readEnv } from '../env.ts'
import type { Kind } from '../intake/kinds/kind.ts'
import { KINDS } from '../intake/kinds/kinds.ts'
import type { Report } from '../intake/run/import-stock.ts'
import { undoThroughApi } from '../intake/run/send-to-api.ts'
import { undoImport } from '../intake/undo/undo-import.ts'
import { OPERATOR } from '../modules/audit-log/author.ts'
import { importsRepository } from '../modules/imports/imports.repository.ts'
import { recordRun } from '../modules/imports/record-run.ts'
import { command } from './command.ts'
import { importWork } from './import-work.ts'
import { progressBar } from './progress-bar.ts'

const USAGE = 'usage: npm run import-undo -- <number of an import>'
const NOTHING = '元に戻せるのは取り込みから24時間です。過ぎたか、もう元に戻してあります。'
/** The exit code when some rows stay as they are. */
const SOME_LEFT = 2

await command(async () => {
  const [importId] = parseArgs({ allowPositionals: true }).positionals
  if (!z.uuid().safeParse(importId).success || !importId) throw new StartupError(USAGE)
  const env = readEnv(process.env)
  const show = progressBar('rows')
  const left: string[] = []
  const report: Report = ({ done, total }, verdicts) => {
    for (const { entry, faults } of verdicts)
      left.push(...faults.map(({ reason }) => `${entry.key} ${reason}`))
    if (total > 0) show(done, total)
  }
  const { counts } = await importWork(env, {
    here: (db) => takeBack(db, importId, report),
    throughApi: () => undoThroughApi(env, importId, report),
  })
  const { updated, closed, failed } = counts
  console.log(`元の値に ${updated}、登録の取り消し ${closed}、そのまま ${failed}`)
  for (const line of left) console.log(line)
  if (failed > 0) process.exitCode = SOME_LEFT
})

async function takeBack(db: Database, undoes: string, report: Report) {
  const now = () => new Date()
  const repository = importsRepository(db, now)
  await repository.interrupt()
  const taken = await repository.undoable(undoes)
  if (!taken) throw new StartupError(NOTHING)
  const { kind: name, fileName, createdAt: since } = taken
  const kind: Kind = KINDS[name]
  const author = { ...OPERATOR, via: 'undo' } as const
  return recordRun(
    repository,
    { kind: name, fileName, isDryRun: false, undoes },
    report,
    (_, told) => undoImport({ importId: undoes, kind }, { db, author, now, since, report: told }),
  )
}
