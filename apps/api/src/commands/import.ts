/**
 * `npm run import -- <kind> <file|folder> [--full [--force]] [--dry-run] [--map <file>]`: takes in a
 * CSV or NDJSON; what is to be said of its rows stands in `<file>.report.csv` afterwards.
 * `npm run import -- <kind> --template` prints an example. docs/import.md
 */
import { parseArgs } from 'node:util'
import { isoDay } from '@sumai/format/dates'
import { StartupError } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { readEnv } from '../env.ts'
import { readMapping } from '../intake/columns/mapping.ts'
import { isKindName, KIND_NAMES, KINDS } from '../intake/kinds/kinds.ts'
import { openSource } from '../intake/reading/source.ts'
import { importStock } from '../intake/run/import-stock.ts'
import { reportFile } from '../intake/run/report-file.ts'
import { summaryOf } from '../intake/run/summary.ts'
import { templateOf } from '../intake/writing/template.ts'
import { writeMasterData } from '../master/master-data.ts'
import { command } from './command.ts'
import { progressBar } from './progress-bar.ts'

const USAGE = `usage: npm run import -- <${KIND_NAMES.join('|')}> <file|folder> [--full [--force]] [--dry-run] [--map <file>] | --template`
/** Of a process that has done its work but for some rows. */
const SOME_FAILED = 2

await command(async () => {
  const flag = { type: 'boolean' } as const
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: flag, force: flag, 'dry-run': flag, template: flag, map: { type: 'string' } },
  })
  const [name, path] = positionals
  const kind = isKindName(name) ? KINDS[name] : undefined
  if (!kind || (!path && !options.template)) throw new StartupError(USAGE)
  if (!path || options.template) return void process.stdout.write(templateOf(kind))

  const mapping = options.map === undefined ? undefined : await readMapping(options.map)
  const source = await openSource(path)
  const database = await openDatabase(readEnv(process.env))
  const end = await database.claimImport()
  try {
    if (!end)
      throw new StartupError('別の取り込みが進行中です。終わってからもう一度実行してください。')
    await database.prepare(writeMasterData)
    const { full, force, 'dry-run': dryRun } = options
    const report = reportFile(`${path.replace(/\/+$/, '')}.report.csv`, kind)
    const show = progressBar('rows')
    const outcome = await importStock(
      { kind, source, mapping, full, force, dryRun },
      {
        db: database.db,
        now: () => new Date(),
        today: () => isoDay(new Date()),
        async report({ done, total }, verdicts) {
          await report.add(verdicts)
          show(done, total)
        },
      },
    )
    const lines = await report.close()
    for (const line of summaryOf(kind, outcome, dryRun)) console.log(line)
    if (lines > 0) console.log(`理由：${path.replace(/\/+$/, '')}.report.csv（${lines}件）`)
    if (outcome.counts.failed > 0) process.exitCode = SOME_FAILED
  } finally {
    await end?.()
    await database.close()
  }
})
