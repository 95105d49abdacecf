import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@jest/globals'
import { openDatabase } from '../db/open-database.ts'
import { readEnv } from '../env.ts'
import { KINDS } from '../intake/kinds/kinds.ts'
import { exportStock } from '../intake/writing/export-stock.ts'
import { onEmbedded } from '../testing/databases.ts'
import { copyOfAgency } from '../testing/intake.ts'
import { faultOf, writeStockFile } from '../testing/stock-file.ts'

const IMPORT = fileURLToPath(new URL('../commands/import.ts', import.meta.url))
const ROOMS = 2_000
const KILLS = 8
const MINUTES = 60_000

const folder = mkdtempSync(join(tmpdir(), 'intake-'))
const file = join(folder, 'rooms.csv')

function start(dataDir: string): ChildProcess {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', API_PORT: '1' }
  return spawn(process.execPath, [IMPORT, 'chintai', file], { env })
}

async function toTheEnd(dataDir: string): Promise<string> {
  const child = start(dataDir)
  let output = ''
  child.stdout?.on('data', (text) => {
    output += text
  })
  await once(child, 'close')
  return output
}

/** Kills an import after so many lines of progress; `false` when it was over before. */
async function killed(dataDir: string, afterLines: number): Promise<boolean> {
  const child = start(dataDir)
  const ended = once(child, 'exit')
  let lines = 0
  child.stderr?.on('data', (text) => {
    lines += String(text).split('\n').length - 1
    if (lines >= afterLines) child.kill('SIGKILL')
  })
  const [, signal] = await ended
  return signal === 'SIGKILL'
}

/** The fields that the report names, in the order of the rows. */
const reported = (): string[] =>
  readFileSync(`${file}.report.csv`, 'utf8')
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[4] ?? '')

async function stockIn(dataDir: string): Promise<string[]> {
  const database = await openDatabase(readEnv({ DATA_DIR: dataDir }))
  try {
    const exported: string[] = []
    for (const kind of [KINDS.tatemono, KINDS.chintai]) {
      for await (const part of exportStock(database.db, kind, 'ndjson')) exported.push(part)
    }
    return exported.join('').split('\n')
  } finally {
    await database.close()
  }
}

onEmbedded(
  `an import that is killed ${KILLS} times and run again ends as one that never was`,
  async () => {
    await writeStockFile(file, { rooms: ROOMS, withFaults: true })
    const [undisturbed, disturbed] = [await copyOfAgency(), await copyOfAgency()]
    const said = await toTheEnd(undisturbed)
    expect(said).toContain('登録 1,600、更新 0、変更なし 0、終了 0、エラー（元のまま） 400')

    const wrong = Array.from({ length: ROOMS }, (_, index) => faultOf(index)?.[0] ?? [])
    expect(reported()).toEqual(wrong.flat())

    let kills = 0
    for (let lines = 1; lines <= KILLS; lines++) if (await killed(disturbed, lines)) kills++
    expect(kills).toBe(KILLS)
    await toTheEnd(disturbed)
    expect(await stockIn(disturbed)).toEqual(await stockIn(undisturbed))
    expect(await toTheEnd(disturbed)).toContain('登録 0、更新 0、変更なし 1,600')
  },
  10 * MINUTES,
)

onEmbedded(
  'of two imports at once one is refused in one line, and the other is whole',
  async () => {
    await writeStockFile(file, { rooms: ROOMS })
    const dataDir = await copyOfAgency()
    const children = [start(dataDir), start(dataDir)]
    const ended = await Promise.all(
      children.map(async (child) => {
        let output = ''
        for (const stream of [child.stdout, child.stderr]) {
          stream?.on('data', (text) => {
            output += text
          })
        }
        const [code] = await once(child, 'close')
        return { code, output }
      }),
    )
    expect(ended.map(({ code }) => code).toSorted()).toEqual([0, 1])
    const refused = ended.find(({ code }) => code === 1)
    expect(refused?.output).toBe(`DATA_DIR ${dataDir} is in use by another process.\n`)
    const done = ended.find(({ code }) => code === 0)
    expect(done?.output).toContain('登録 2,000')
  },
  5 * MINUTES,
)
