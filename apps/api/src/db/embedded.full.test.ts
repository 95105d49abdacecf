import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, jest } from '@jest/globals'
import { onEmbedded } from '../testing/databases.ts'
import { emptyDataDir } from '../testing/test-database.ts'
import { DatabaseBusyError, type OpenDatabase } from './database.ts'
import { sql } from './drizzle.ts'
import { openEmbedded } from './embedded.ts'

// Opening takes a second, and much longer on a machine that is busy.
jest.setTimeout(60_000)

const QUEUE = 2
let memory: OpenDatabase
beforeAll(async () => {
  memory = await openEmbedded(await emptyDataDir(), { queueLimit: QUEUE })
})
afterAll(() => memory?.close())

describe('the embedded database', () => {
  onEmbedded(
    'writes all of a transaction or nothing, and keeps other queries out of it',
    async () => {
      const { db } = memory
      await db.execute(sql`create table note (word text)`)
      const failing = db.transaction(async (tx) => {
        await tx.execute(sql`insert into note values ('a')`)
        throw new Error('changed my mind')
      })
      const meanwhile = db.execute(sql`select count(*)::int as n from note`)
      await expect(failing).rejects.toThrow('changed my mind')
      expect(await meanwhile).toMatchObject({ rows: [{ n: 0 }] })
    },
  )

  onEmbedded('passes on the SQLSTATE of an error', async () => {
    const cause = expect.objectContaining({ code: '42P01' })
    await expect(memory.db.execute(sql`select * from nowhere`)).rejects.toMatchObject({ cause })
  })

  onEmbedded('refuses work beyond its queue instead of letting everybody wait', async () => {
    const queries = Array.from({ length: QUEUE + 2 }, () => memory.db.execute(sql`select 1`))
    const results = await Promise.allSettled(queries)
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    expect(results[3]).toMatchObject({ reason: { cause: expect.any(DatabaseBusyError) } })
    await expect(memory.check()).resolves.toBeUndefined()
  })

  onEmbedded('is for one process at a time, and keeps what was written', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'api-'))
    const first = await openEmbedded(dir)
    await expect(openEmbedded(dir)).rejects.toThrow(`DATA_DIR ${dir} is in use by another process.`)
    await first.db.execute(sql`create table note (word text)`)
    await first.db.execute(sql`insert into note values ('残る')`)
    await first.close()
    const again = await openEmbedded(dir)
    const found = await again.db.execute(sql`select word from note`)
    await again.close()
    expect(found).toMatchObject({ rows: [{ word: '残る' }] })
  })
})
