import { expect, test } from '@jest/globals'
import { lines } from '../modules/stations/stations.table.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { insertRows, upsertRows } from './insert-rows.ts'

const LINE = {
  lineCode: '9001',
  lineName: '甘木線',
  lineKana: 'あまぎせん',
  slug: 'amagi-line',
  company: '甘木鉄道',
  symbol: null,
  color: null,
  sort: 9,
}

test('rows are written, and written again only when something has changed', async () => {
  const { db, close } = await openTestDatabase()
  await insertRows(db, lines, [LINE])
  const changed = { ...LINE, color: '#c00' }
  await upsertRows(db, lines, [changed, { ...LINE, lineCode: '9002', slug: 'other' }])
  const written = await db.select().from(lines).orderBy(lines.lineCode)
  expect(written).toEqual([changed, { ...LINE, lineCode: '9002', slug: 'other' }])
  await close()
})

/** tsc reads this; running it shows only that it is there. */
test('the type checker refuses rows in which a column is forgotten or misspelt', () => {
  const { sort: _, ...forgotten } = LINE
  const misspelt = { ...LINE, colour: null }
  const refused = [
    // @ts-expect-error `sort` is missing
    () => insertRows(database, lines, [forgotten]),
    // @ts-expect-error there is no `colour`
    () => insertRows(database, lines, [misspelt]),
  ]
  expect(refused).toHaveLength(2)
})

declare const database: Parameters<typeof insertRows>[0]
