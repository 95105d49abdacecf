import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { MIGRATIONS } from './database.ts'

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
