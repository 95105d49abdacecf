import { openAsBlob, statSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { importAnswer, importReport } from '@sumai/api-client/contract/import'
import type { z } from 'zod'
import { StartupError } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import { askApi } from '../../running-api.ts'
import type { KindName } from '../kinds/kinds.ts'
import { IntakeError } from '../reading/intake-error.ts'
import type { Agrees } from '../repairs/agreed.ts'
import type { Outcome, Report as Tell } from './import-stock.ts'

type Run = z.output<typeof importAnswer>['import']
type Report = z.output<typeof importReport>

const EVERY_MS = 500
const PER_PAGE = 1000

type Sent = {
  path: string
  kind: KindName
  fields: Record<string, string>
  report: Tell
}

/**
 * Has a file taken in by the API that runs on the data of this machine, and waits for the end.
 * Throws a `StartupError` with its one line when it refuses the file.
 */
export async function sendToApi(env: Env, sent: Sent): Promise<Outcome & { importId: string }> {
  const { path, kind, fields, report } = sent
  if (statSync(path).isDirectory()) {
    throw new StartupError(
      'The API is running: it takes one file at a time, or a .zip of all, not a folder.',
    )
  }
  const form = new FormData()
  for (const [name, value] of Object.entries({ kind, ...fields })) form.set(name, value)
  form.set('file', await openAsBlob(path), basename(path))
  const sentAs = { method: 'POST', body: form }
  return follow(env, await askApi<{ import: Run }>(env, 'imports', sentAs), report)
}

/** Agrees there to what a trial proposes. */
export async function agreeThroughApi(env: Env, trial: string, agrees: Agrees): Promise<void> {
  const { repairs } = await askApi<Report>(env, `imports/${trial}?limit=1`)
  for (const { field, rule } of repairs.filter((kind) => agrees(kind.rule))) {
    await askApi(env, `imports/${trial}/repairs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ is_accepted: true, which: { field, rule } }),
    })
  }
}

/** Has that API take an import back. */
export const undoThroughApi = async (env: Env, importId: string, report: Tell) =>
  follow(
    env,
    await askApi<{ import: Run }>(env, `imports/${importId}/undo`, { method: 'POST' }),
    report,
  )

/** Waits for the end of an import, and reads its report. */
async function follow(env: Env, { import: run }: { import: Run }, report: Tell) {
  const to = `imports/${run.import_id}`
  while (run.state === 'running') {
    await setTimeout(EVERY_MS)
    run = (await askApi<Report>(env, `${to}?limit=1`)).import
    await report(run, [])
  }
  if (run.state !== 'done') throw new IntakeError(run.message ?? run.state)
  for (let page = 1; ; page++) {
    const { problems, pagination } = await askApi<Report>(
      env,
      `${to}?limit=${PER_PAGE}&page=${page}`,
    )
    await report(run, problems.map(verdictOf))
    if (page >= pagination.last_page) break
  }
  return { counts: run, unused: run.unused_columns, importId: run.import_id }
}

const verdictOf = ({
  file,
  line,
  number,
  is_draft,
  is_written,
  field,
  reason,
  cell,
  repair_rule: rule,
  repair_value: value,
}: Report['problems'][number]) => ({
  entry: { file, line, key: number, values: {} },
  result: is_written ? ('updated' as const) : ('failed' as const),
  isDraft: is_draft,
  faults: [
    {
      field,
      reason,
      ...(cell !== null && { cell }),
      ...(rule && value !== null && { repair: { rule, value } }),
    },
  ],
})
