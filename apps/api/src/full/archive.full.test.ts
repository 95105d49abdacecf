import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, jest } from '@jest/globals'
import type { OpenDatabase } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { openEmbedded } from '../db/embedded.ts'
import { onEmbedded } from '../testing/databases.ts'
import { emptyDataDir } from '../testing/test-database.ts'

jest.setTimeout(300_000)

const freshDir = () => mkdtempSync(join(tmpdir(), 'api-'))

function run(name: string, args: string[], env: Record<string, string>) {
  const script = fileURLToPath(new URL(`../commands/${name}.ts`, import.meta.url))
  const whole = { ...process.env, DATABASE_URL: '', ...env }
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], { env: whole })
  return { status, out: String(stdout).trim(), error: String(stderr).trim() }
}

async function write(dir: string, word: string) {
  const database = await openEmbedded(dir)
  await database.db.execute(sql`create table if not exists note (word text)`)
  await database.db.execute(sql`insert into note values (${word})`)
  await database.close()
  mkdirSync(join(dir, 'media'), { recursive: true })
  writeFileSync(join(dir, 'media', 'a.jpg'), word)
}

let morning: string
let backup: string
beforeAll(async () => {
  morning = await emptyDataDir()
  await write(morning, '朝')
  backup = join(freshDir(), 'backup.tgz')
  expect(run('backup', [backup], { DATA_DIR: morning })).toMatchObject({ status: 0, error: '' })
})

/** DATA_DIR as it was in the morning. */
function copied(): string {
  const dir = freshDir()
  cpSync(morning, dir, { recursive: true })
  return dir
}

async function wordsIn({ db }: OpenDatabase) {
  const found = await db.execute(sql`select word from note`)
  return (found as unknown as { rows: { word: string }[] }).rows.map(({ word }) => word)
}

onEmbedded('what is backed up comes back, and what was there meanwhile is kept', async () => {
  const dir = copied()
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  expect(run('backup', [backup], { DATA_DIR: dir }).error).toBe(
    `${backup} exists already: name another file.`,
  )

  await write(dir, '昼')
  const restored = run('restore', [backup], { DATA_DIR: dir })
  expect(restored.status).toBe(0)
  const database = await openEmbedded(dir)
  expect(await wordsIn(database)).toEqual(['朝'])
  await database.close()
  expect(readFileSync(join(dir, 'media', 'a.jpg'), 'utf8')).toBe('朝')
  const [kept = ''] = readdirSync(dir).filter((name) => name.startsWith('replaced-'))
  expect(restored.out).toContain(kept)
  expect(readFileSync(join(dir, kept, 'media', 'a.jpg'), 'utf8')).toBe('昼')

  const empty = join(freshDir(), 'new')
  expect(run('restore', [backup], { DATA_DIR: empty }).out).toBe(`${backup} is in ${empty}.`)
})

onEmbedded('nothing is touched when it cannot be done', async () => {
  const none = freshDir()
  const file = join(freshDir(), 'backup.tgz')
  expect(run('backup', [file], { DATA_DIR: none })).toMatchObject({
    status: 1,
    error: `DATA_DIR ${none} holds no database.`,
  })
  const dir = copied()
  const wrong = join(freshDir(), 'wrong.tgz')
  writeFileSync(wrong, 'no archive')
  expect(run('restore', [wrong], { DATA_DIR: dir }).status).toBe(1)
  expect(readdirSync(dir).toSorted()).toEqual(readdirSync(morning).toSorted())

  const database = await openEmbedded(dir)
  expect(await wordsIn(database)).toEqual(['朝'])
  for (const name of ['backup', 'restore']) {
    expect(run(name, [name === 'backup' ? file : wrong], { DATA_DIR: dir }).error).toBe(
      `DATA_DIR ${dir} is in use by another process.`,
    )
  }
  await database.close()
  expect(existsSync(file)).toBe(false)
  const DATABASE_URL = 'postgres://127.0.0.1/x'
  expect(run('backup', [file], { DATA_DIR: dir, DATABASE_URL }).error).toContain('pg_dump')
})

onEmbedded('a database that is gone comes back from a backup', async () => {
  const dir = copied()
  rmSync(join(dir, 'database'), { recursive: true })
  expect(run('restore', [backup], { DATA_DIR: dir }).status).toBe(0)
  const database = await openEmbedded(dir)
  expect(await wordsIn(database)).toEqual(['朝'])
  await database.close()
})

onEmbedded(
  'or demo data are made anew by a command, which shows how far it is, and made once',
  () => {
    const env = { DATA_DIR: copied(), ROOMS: '120' }
    rmSync(join(env.DATA_DIR, 'database'), { recursive: true })
    const first = run('seed', [], env)
    expect(first).toMatchObject({ status: 0, out: 'The demo data are ready.' })
    expect(first.error).toMatch(/100 % 180 of 180 listings/)
    expect(run('seed', [], env).out).toBe('The database holds data and was left alone.')
  },
)
