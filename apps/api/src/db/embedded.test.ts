import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { DatabaseBusyError, type OpenDatabase, StartupError } from './database.ts'
import { openEmbedded } from './embedded.ts'

// Opening takes a second, and much longer on a machine that is busy.
jest.setTimeout(60_000)

const opened: OpenDatabase[] = []
const open = async (...args: Parameters<typeof openEmbedded>) => {
  const database = await openEmbedded(...args)
  opened.push(database)
  return database
}
const freshDir = () => mkdtempSync(join(tmpdir(), 'api-'))

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

describe('the embedded database', () => {
  test('keeps what was written when it is opened again', async () => {
    const dir = freshDir()
    const first = await openEmbedded(dir)
    await first.db.execute(sql`create table note (word text)`)
    await first.db.execute(sql`insert into note values ('残る')`)
    await first.close()
    const { db } = await open(dir)
    expect(await db.execute(sql`select word from note`)).toMatchObject({ rows: [{ word: '残る' }] })
  })

  test('writes all of a transaction or nothing, and keeps other queries out of it', async () => {
    const { db } = await open()
    await db.execute(sql`create table note (word text)`)
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`insert into note values ('a')`)
      throw new Error('changed my mind')
    })
    const meanwhile = db.execute(sql`select count(*)::int as n from note`)
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await meanwhile).toMatchObject({ rows: [{ n: 0 }] })
  })

  test('passes on the SQLSTATE of an error', async () => {
    const { db } = await open()
    const cause = expect.objectContaining({ code: '42P01' })
    await expect(db.execute(sql`select * from nowhere`)).rejects.toMatchObject({ cause })
  })

  test('refuses work beyond its queue instead of letting everybody wait', async () => {
    const { db } = await open(undefined, 2)
    const queries = Array.from({ length: 4 }, () => db.execute(sql`select 1`))
    const results = await Promise.allSettled(queries)
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    expect(results[3]).toMatchObject({ reason: { cause: expect.any(DatabaseBusyError) } })
    await expect(db.execute(sql`select 1`)).resolves.toBeDefined()
  })

  test('is for one process at a time', async () => {
    const dir = freshDir()
    await open(dir)
    await expect(openEmbedded(dir)).rejects.toThrow(`DATA_DIR ${dir} is in use by another process.`)
  })

  test('opens after the process that held it was killed', async () => {
    const dir = freshDir()
    const lock = JSON.stringify(new URL('./data-dir-lock.ts', import.meta.url).href)
    const script = `(await import(${lock})).lockDataDir(${JSON.stringify(dir)}); process.kill(process.pid, 'SIGKILL')`
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    await expect(run).rejects.toMatchObject({ signal: 'SIGKILL' })
    await expect(open(dir)).resolves.toBeDefined()
  })

  test('says in one line that its directory cannot be used', async () => {
    const file = join(freshDir(), 'file')
    writeFileSync(file, '')
    chmodSync(file, 0o400)
    await expect(openEmbedded(file)).rejects.toThrow(StartupError)
    await expect(openEmbedded(file)).rejects.toThrow(/^DATA_DIR .* cannot be used \(EEXIST\)\.$/)
  })
})
