/**
 * `npm run import -- <kind> <file|folder|zip> [--full [--force]] [--dry-run] [--map <file>]
 * [--repair all|<rule>,…]`: takes in a CSV or NDJSON and the pictures beside it; what is to be said
 * of its rows stands in `<file>.report.csv` afterwards. Where an API runs on the embedded database,
 * that API does it. `-- <kind> --template` prints an example. docs/import.md
 */
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { isoDay } from '@sumai/format/dates'
import { type Database, StartupError } from '../db/database.ts'
import { type Env, readEnv } from '../env.ts'
import { readMapping } from '../intake/columns/mapping.ts'
import type { Kind } from '../intake/kinds/kind.ts'
import { isKindName, KIND_NAMES, KINDS, type KindName } from '../intake/kinds/kinds.ts'
import { openSource } from '../intake/reading/source.ts'
import type { Accepted } from '../intake/repairs/accepted.ts'
import { agreedIn, readRules } from '../intake/repairs/agreed.ts'
import { importStock, type Outcome, type Report } from '../intake/run/import-stock.ts'
import { reportFile } from '../intake/run/report-file.ts'
import { agreeThroughApi, sendToApi } from '../intake/run/send-to-api.ts'
import { summaryOf } from '../intake/run/summary.ts'
import { templateOf } from '../intake/writing/template.ts'
import { OPERATOR } from '../modules/audit-log/author.ts'
import { importsRepository } from '../modules/imports/imports.repository.ts'
import { recordRun } from '../modules/imports/record-run.ts'
import { command } from './command.ts'
import { importWork } from './import-work.ts'
import { progressBar } from './progress-bar.ts'

const USAGE = `usage: npm run import -- <${KIND_NAMES.join('|')}> <file|folder|zip> [--full [--force]] [--dry-run] [--map <file>] [--repair all|<rule>,…] | --template`
/** The exit code when some rows were left out. */
const SOME_FAILED = 2

type Told = Outcome & { importId?: string }
type Options = {
  full?: boolean
  force?: boolean
  'dry-run'?: boolean
  map?: string
  repair?: string
}

await command(async () => {
  const flag = { type: 'boolean' } as const
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ full: flag, force: flag, 'dry-run': flag, template: flag },
      ...{ map: { type: 'string' }, repair: { type: 'string' } },
    },
  })
  const [name, path] = positionals
  if (!isKindName(name) || (!path && !options.template)) throw new StartupError(USAGE)
  const kind: Kind = KINDS[name]
  if (options.repair !== undefined) readRules(options.repair)
  if (!path || options.template) return void process.stdout.write(templateOf(kind))

  const reportPath = `${path.replace(/\/+$/, '')}.report.csv`
  const problems = reportFile(reportPath, kind)
  const show = progressBar('rows')
  const report: Report = async ({ done, total }, verdicts) => {
    await problems.add(verdicts)
    if (total > 0) show(done, total)
  }
  const env = readEnv(process.env)
  const outcome = await takeIn(env, name, path, options, report)
  const lines = await problems.close()
  for (const line of summaryOf(kind, outcome, options['dry-run'])) console.log(line)
  if (lines > 0) console.log(`理由：${reportPath}（${lines}件）`)
  const { created, updated, closed } = outcome.counts
  if (!options['dry-run'] && created + updated + closed > 0) {
    console.log(`24時間のあいだ元に戻せます：npm run import-undo -- ${outcome.importId}`)
  }
  if (outcome.counts.failed > 0) process.exitCode = SOME_FAILED
})

async function takeIn(
  env: Env,
  name: KindName,
  path: string,
  options: Options,
  tell: Report,
): Promise<Told> {
  const { full, force, 'dry-run': dryRun, map, repair } = options
  const mapping = map === undefined ? undefined : await readMapping(map)
  const source = await openSource(path)
  const order = { kind: KINDS[name], source, mapping, full, force, dryRun }

  async function here(db: Database): Promise<Told> {
    const now = () => new Date()
    const deps = { db, uploadDir: env.uploadDir, author: OPERATOR, now, today: () => isoDay(now()) }
    const repairs: Accepted[] = []
    if (repair !== undefined) {
      const agrees = readRules(repair)
      const report: Report = (_, verdicts) => void repairs.push(...agreedIn(verdicts, agrees))
      await importStock({ ...order, force: true, dryRun: true }, { ...deps, report })
    }
    const work = (report: Report, importId?: string) =>
      importStock({ ...order, repairs }, { ...deps, report, importId })
    if (dryRun) return work(tell)
    const repository = importsRepository(db, now)
    await repository.interrupt()
    const listed = { kind: name, fileName: basename(path), isDryRun: false }
    return recordRun(repository, listed, tell, (importId, report) => work(report, importId))
  }
  const ways = { here, throughApi: () => throughApi(env, name, path, options, tell) }
  return importWork(env, ways).finally(source.close)
}

async function throughApi(
  env: Env,
  kind: KindName,
  path: string,
  { full, force, 'dry-run': dryRun, map, repair }: Options,
  report: Report,
) {
  const fields: Record<string, string> = {
    ...(full && { full: 'true' }),
    ...(force && { force: 'true' }),
    ...(dryRun && { dry_run: 'true' }),
    ...(map !== undefined && { map: JSON.stringify(await readMapping(map)) }),
  }
  if (repair !== undefined) {
    const tried = { ...fields, force: 'true', dry_run: 'true' }
    const trial = await sendToApi(env, { path, kind, fields: tried, report: () => {} })
    await agreeThroughApi(env, trial.importId, readRules(repair))
    fields.trial = trial.importId
  }
  return sendToApi(env, { path, kind, fields, report })
}
