import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withPostgres } from '@sumai/build/postgres'
import { newDatabase, seed } from './api-site.ts'
import { printTable } from './figures.ts'
import { HOSTILE } from './hostile-files.ts'
import { watched } from './peak-memory.ts'
import { withEnds } from './with-ends.ts'

/** MB that an import may take, whatever it is given. */
const MOST_MB = 500
/** As `npm run import` starts it. */
const IMPORT = [
  '--liftoff-only',
  '--max-semi-space-size=4',
  'apps/api/src/commands/import.ts',
  'chintai',
]

/** Files that nobody sends who means well, one after the other: what is said of each, and the memory. */
export const benchHostile = (): Promise<void> =>
  withEnds(async (ends) => {
    const dir = await mkdtemp(path.join(tmpdir(), 'sumai-bench-'))
    ends.defer(() => rm(dir, { recursive: true }))
    const rows = [['hostile files', 'said', 'PostgreSQL MB', 'embedded MB', `≤ ${MOST_MB}`]]
    await withPostgres(async (server) => {
      const databases = [
        { DATABASE_URL: await newDatabase(server, 'hostile'), DATA_DIR: path.join(dir, 'unused') },
        { DATABASE_URL: '', DATA_DIR: path.join(dir, 'data') },
      ]
      for (const env of databases) await seed(1, env)
      for (const { name, file, write } of HOSTILE) {
        const folder = await mkdtemp(path.join(dir, 'file-'))
        const given = path.join(folder, file)
        await write(given)
        const runs = []
        for (const env of databases) runs.push(await takenIn(given, env))
        const peaks = runs.map(({ peak }) => peak)
        const isFine = runs.every(({ isRefused, peak }) => isRefused && peak <= MOST_MB)
        if (!isFine) process.exitCode = 1
        rows.push([
          name,
          runs[0]?.line ?? '',
          ...peaks.map((peak) => peak.toFixed(0)),
          isFine ? 'reached' : 'MISSED',
        ])
        await rm(folder, { recursive: true })
      }
    })
    printTable(rows)
  })

/** A file at fault ends it with one line; a row or a picture at fault is a line of the report. */
async function takenIn(given: string, env: NodeJS.ProcessEnv) {
  const uploads = `${given}.uploads`
  const { code, said, peak } = await watched([...IMPORT, given], {
    ...env,
    API_PORT: '1',
    UPLOAD_DIR: uploads,
  })
  const report = `${given}.report.csv`
  const lines = existsSync(report) ? (await readFile(report, 'utf8')).trim().split('\r\n') : []
  await rm(report, { force: true })
  const own = code === 1 ? said.trim().split('\n') : lines.slice(1)
  const stored = existsSync(uploads) ? await readdir(uploads, { recursive: true }) : []
  const isRefused = own.length === 1 && stored.filter((it) => /\.\w+$/.test(it)).length === 0
  return { peak, line: own.at(0)?.slice(0, 60) ?? `(${code}) ${said.slice(0, 60)}`, isRefused }
}
