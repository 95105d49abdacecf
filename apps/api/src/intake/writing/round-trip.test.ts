import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Database, OpenDatabase } from '../../db/database.ts'
import { writeMasterData } from '../../master/master-data.ts'
import { tatemono } from '../../modules/tatemono/tatemono.table.ts'
import { takeIn } from '../../testing/intake.ts'
import { demoStock, openTestDatabase } from '../../testing/test-database.ts'
import { KIND_NAMES, KINDS, type KindName } from '../kinds/kinds.ts'
import { exportStock, type Format } from './export-stock.ts'

let full: OpenDatabase
beforeAll(async () => {
  full = await openTestDatabase({ contents: demoStock(process.env.TEST_FULL ? 240 : 60) })
  await full.db.update(tatemono).set({ comment: '=HYPERLINK("x"),\r\n\'+81' })
})
afterAll(() => full.close())

async function exported(db: Database, name: KindName, format: Format): Promise<string> {
  let text = ''
  for await (const part of exportStock(db, KINDS[name], format)) text += part
  return text
}

/** Each format is tried one way in `npm test`, and both ways in `npm run test:full`. */
const tried = (format: Format): Format[] => (process.env.TEST_FULL ? ['csv', 'ndjson'] : [format])

test.each(tried('csv'))(
  'what was exported as %s makes the same export out of an empty database',
  async (format) => {
    const empty = await openTestDatabase({ contents: { name: 'master', fill: writeMasterData } })
    try {
      for (const name of KIND_NAMES) {
        const text = await exported(full.db, name, format)
        const later = { name: `stock.${format}`, today: '2026-11-24' }
        const { counts, faults } = await takeIn(empty, name, text, later)
        expect([name, faults, counts.created]).toEqual([name, [], counts.total])
        expect(await exported(empty.db, name, format)).toBe(text)
      }
    } finally {
      await empty.close()
    }
  },
)

test.each(tried('ndjson'))('an export as %s changes nothing where it is from', async (format) => {
  for (const name of KIND_NAMES) {
    const text = await exported(full.db, name, format)
    const { counts } = await takeIn(full, name, text, { name: `stock.${format}` })
    expect([name, counts.unchanged, counts.failed]).toEqual([name, counts.total, 0])
  }
})

test('no cell of an export runs in a spreadsheet', async () => {
  const text = await exported(full.db, 'tatemono', 'csv')
  expect(text).toContain(`"'=HYPERLINK(""x""),`)
})
