import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { staffs } from '../modules/staffs/staffs.table.ts'
import { useApi } from '../testing/test-api.ts'
import { MIGRATIONS } from './database.ts'
import { asc, inArray, sql } from './drizzle.ts'

const MODULES = fileURLToPath(new URL('../modules', import.meta.url))

async function tables() {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
  const modules = files
    .filter((file) => file.endsWith('.table.ts'))
    .map((file) => import(join(MODULES, file)))
  return Object.assign({}, ...(await Promise.all(modules)))
}

test('the migrations make the tables as they are (else: npm run migration -- <name>)', async () => {
  const meta = join(MIGRATIONS, 'meta')
  const newest = readdirSync(meta)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  const before = JSON.parse(readFileSync(join(meta, String(newest)), 'utf8'))
  expect(await generateMigration(before, generateDrizzleJson(await tables()))).toEqual([])
})

describe('0017_staff_sessions', () => {
  const api = useApi({ rooms: 60 })

  test('leaves an address that several have but for its case to the lowest number', async () => {
    const file = readFileSync(join(MIGRATIONS, '0017_staff_sessions.sql'), 'utf8')
    const statements = file.split('--> statement-breakpoint').slice(-2)
    const numbers = (
      await api().db.select().from(staffs).orderBy(asc(staffs.syainNo)).limit(4)
    ).map(({ syainNo }) => syainNo)
    const given = ['Hanako@example.jp', 'hanako@example.jp', 'taro@example.jp', 'HANAKO@example.jp']
    const kept = await api().db.transaction(async (tx) => {
      await tx.execute(sql`drop index staffs_email`)
      for (const [index, syainNo] of numbers.entries()) {
        await tx
          .update(staffs)
          .set({ email: given[index] ?? null })
          .where(inArray(staffs.syainNo, [syainNo]))
      }
      for (const statement of statements) await tx.execute(sql.raw(statement))
      return tx
        .select()
        .from(staffs)
        .where(inArray(staffs.syainNo, numbers))
        .orderBy(staffs.syainNo)
    })
    expect(kept.map(({ email }) => email)).toEqual([given[0], null, given[2], null])
  })
})
