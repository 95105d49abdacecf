import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@jest/globals'
import { openDatabase } from '../db/open-database.ts'
import { readEnv } from '../env.ts'
import { chintaiRooms } from '../modules/chintai-rooms/chintai-rooms.table.ts'
import { onEmbedded } from '../testing/databases.ts'
import { copyOfAgency, csvOf, ROOM } from '../testing/intake.ts'

const IMPORT = fileURLToPath(new URL('../commands/import.ts', import.meta.url))

const WRONG: readonly Record<string, string>[] = [
  { 賃料: '6.8' },
  { 賃料: '高め' },
  { 交通: '地下鉄天神駅 徒歩5分' },
]
const file = join(mkdtempSync(join(tmpdir(), 'intake-')), 'rooms.csv')
const numbers = WRONG.map((_, index) => String(1_700_000_001 + index))
const rows = WRONG.map((cells, index) => ({
  ...{ ...ROOM, 建物番号: String(27_000_001 + index), bukken_no: numbers[index] ?? '' },
  ...cells,
}))

/** Runs the command on the file: its exit code, what it said, and the rents that are stored. */
async function run(dataDir: string, ...options: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', API_PORT: '1' }
  const child = spawn(process.execPath, [IMPORT, 'chintai', file, ...options], { env })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const [code] = await once(child, 'close')
  const database = await openDatabase(readEnv({ DATA_DIR: dataDir }))
  const stored = await database.db.select().from(chintaiRooms)
  await database.close()
  const rents = Object.fromEntries(stored.map(({ bukkenNo, hyYachin }) => [bukkenNo, hyYachin]))
  return { code, said, rents }
}

onEmbedded('what was agreed to by command is taken in as proposed, and nothing else', async () => {
  writeFileSync(file, csvOf(rows))
  const dataDir = await copyOfAgency()
  const [dear, , near] = numbers
  const plain = await run(dataDir)
  expect([plain.code, plain.rents]).toEqual([2, {}])
  const unknown = await run(dataDir, '--repair', 'guess')
  expect([unknown.code, unknown.rents]).toEqual([1, {}])
  expect(unknown.said).toContain('--repair takes all, or some of')
  expect((await run(dataDir, '--repair', 'all', '--dry-run')).rents).toEqual({})
  const some = await run(dataDir, '--repair', 'man_yen')
  expect([some.code, some.rents]).toEqual([2, { [String(dear)]: 68_000 }])
  const all = await run(dataDir, '--repair', 'all')
  const both = { [String(dear)]: 68_000, [String(near)]: 62_000 }
  expect([all.code, all.rents]).toEqual([2, both])
})
