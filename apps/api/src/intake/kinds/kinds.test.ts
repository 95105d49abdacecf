import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { OpenDatabase } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { writeMasterData } from '../../master/master-data.ts'
import { baibaiRooms } from '../../modules/baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../../modules/chintai-rooms/chintai-rooms.table.ts'
import { shops } from '../../modules/shops/shops.table.ts'
import { staffs } from '../../modules/staffs/staffs.table.ts'
import { tatemono } from '../../modules/tatemono/tatemono.table.ts'
import { takeIn } from '../../testing/intake.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { templateOf } from '../writing/template.ts'
import { KIND_NAMES, KINDS } from './kinds.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase({ contents: { name: 'master', fill: writeMasterData } })
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of [chintaiRooms, tatemono, baibaiRooms, staffs, shops]) {
    await database.db.delete(table)
  }
  for (const name of KIND_NAMES) {
    const taken = await takeIn(database, name, templateOf(KINDS[name]))
    expect([name, taken.faults, taken.unused]).toEqual([name, [], []])
    expect(taken.counts).toMatchObject({ created: 1, drafts: 0 })
  }
})

const example = (name: keyof typeof KINDS, cells: Record<string, string> = {}) => [
  { ...KINDS[name].example, ...cells },
]

test('the templates can be taken in, one after the other, and change nothing the second time', async () => {
  for (const name of KIND_NAMES) {
    const { counts } = await takeIn(database, name, templateOf(KINDS[name]))
    expect(counts).toMatchObject({ unchanged: 1, created: 0, updated: 0 })
  }
})

test('every column of a template has a name in Japanese, by which it is read as well', () => {
  for (const { fields, schema } of Object.values(KINDS)) {
    const labels = fields.map(({ label }) => label.normalize('NFKC'))
    expect(new Set(labels).size).toBe(labels.length)
    expect(fields.map(({ name }) => name).toSorted()).toEqual(Object.keys(schema.shape).toSorted())
  }
})

test('a shop gets position, municipality and area from its address', async () => {
  const [shop] = await database.db.select().from(shops)
  expect(shop).toMatchObject({
    cityCode: '40133',
    areaNo: 101,
    lat: expect.closeTo(33.59, 1),
    sort: 1,
  })
})

test('a shop that moves gets another position', async () => {
  await takeIn(database, 'shops', example('shops', { address: '福岡県久留米市東町1-1' }))
  const [shop] = await database.db.select().from(shops)
  expect(shop).toMatchObject({ cityCode: '40203', areaNo: 10, version: 2 })
})

test.each([
  ['shops', { tenpo_no: '002', tel: '' }, 'tel 新しく登録するには「電話番号」が必要です。'],
  ['shops', { address: '東京都港区' }, 'address 所在地から位置がわかりません。'],
  ['staffs', { tenpo_no: '777' }, 'tenpo_no 店舗「777」が見つかりません。'],
  ['staffs', { tokui_area: '札幌市' }, 'tokui_area 「札幌市」は選択肢にない値です。'],
  [
    'tatemono',
    { tm_no: '20000002', chiku_ym: '' },
    'chiku_ym 新しく登録するには「築年月」が必要です。',
  ],
  [
    'baibai',
    { bukken_no: '5000000002', name: '' },
    'name 新しく登録するには「物件名」が必要です。',
  ],
  ['baibai', { genkyo: '更地' }, 'genkyo 「更地」は選択肢にない値です。'],
] as const)('%s: what is wrong with a row is told', async (name, cells, fault) => {
  const { counts, faults } = await takeIn(database, name, example(name, cells))
  expect(counts).toMatchObject({ failed: 1, created: 0, updated: 0 })
  expect(faults).toEqual([expect.stringContaining(fault)])
})

test('of two people with one e-mail address the first is taken in', async () => {
  const [first = {}] = example('staffs', { syain_no: '000201', email: 'a@example.jp' })
  const { counts, faults } = await takeIn(database, 'staffs', [
    first,
    { ...first, syain_no: '000202' },
  ])
  expect(counts).toMatchObject({ created: 1, failed: 1 })
  expect(faults).toEqual(['3  同じ番号またはメールアドレスがすでに登録されています。'])
})

test('a property with a new price remembers the old one', async () => {
  await takeIn(database, 'baibai', example('baibai', { kakaku: '2,380万円' }))
  const [property] = await database.db.select().from(baibaiRooms)
  expect(property).toMatchObject({
    kakaku: 23_800_000,
    kakakuRireki: [{ date: '2026-11-21', from: 24_800_000, to: 23_800_000 }],
    boshuStatus: 'public',
    madori: 350,
  })
})

test('a property that lacks what its kind must say is kept as a draft', async () => {
  const land = { bukken_no: '5000000002', bukken_type: '土地', shubetu: '売地', genkyo: '更地' }
  const { counts, faults } = await takeIn(database, 'baibai', example('baibai', land))
  expect(counts).toMatchObject({ created: 1, drafts: 1 })
  expect(faults).toContainEqual(expect.stringMatching(/^2 tochi_men 「土地面積」は必須/))
})

test('a number of a property that was removed comes back to life', async () => {
  await database.db.update(baibaiRooms).set({ deletedAt: new Date(), boshuStatus: 'hidden' })
  const { counts } = await takeIn(database, 'baibai', example('baibai'))
  expect(counts.created).toBe(1)
  const [property] = await database.db.select().from(baibaiRooms)
  expect(property).toMatchObject({ deletedAt: null, boshuStatus: 'public', version: 2 })
})

async function withRooms(count: number) {
  const rows: Record<string, string>[] = Array.from({ length: count }, (_, index) => ({
    ...KINDS.chintai.example,
    bukken_no: String(1_000_000_001 + index),
  }))
  await takeIn(database, 'chintai', rows)
  return rows
}
const statusOf = async (bukken_no = '') => {
  const where = eq(chintaiRooms.bukkenNo, bukken_no)
  const [room] = await database.db.select().from(chintaiRooms).where(where)
  return [room?.boshuStatus, room?.closedDate]
}

test('a full file closes what it does not have, never deletes it, and opens it again', async () => {
  const rows = await withRooms(10)
  const today = '2026-11-22'
  const { counts } = await takeIn(database, 'chintai', rows.slice(1), { full: true, today })
  expect(counts).toMatchObject({ unchanged: 9, closed: 1, updated: 0, done: 10, total: 10 })
  expect(await statusOf(rows[0]?.bukken_no)).toEqual(['closed', today])
  const again = await takeIn(database, 'chintai', rows.slice(1), { full: true })
  expect(again.counts).toMatchObject({ unchanged: 9, closed: 0 })
  await takeIn(
    database,
    'chintai',
    rows.map(({ boshu_status: _, ...row }) => row),
  )
  expect(await statusOf(rows[0]?.bukken_no)).toEqual(['public', null])
})

test('a full file that would close more than a fifth changes nothing unless it is meant', async () => {
  const rows = await withRooms(10)
  const few = [{ ...rows[0], hy_yachin: '1' }, ...rows.slice(3)]
  await expect(takeIn(database, 'chintai', few.slice(0, 7), { full: true })).rejects.toThrow(
    '掲載中の10件のうち3件（30%）がファイルにないため、何も変更していません。',
  )
  const [first] = await database.db.select().from(chintaiRooms)
  expect(first).toMatchObject({ hyYachin: 62_000, version: 1 })
  const { counts } = await takeIn(database, 'chintai', few.slice(0, 7), { full: true, force: true })
  expect(counts).toMatchObject({ updated: 1, unchanged: 6, closed: 3 })
})

test('a full file with a row whose number cannot be read closes nothing', async () => {
  const rows = await withRooms(5)
  const file = [...rows.slice(1), { ...rows[0], bukken_no: '' }]
  await expect(takeIn(database, 'chintai', file, { full: true })).rejects.toThrow(
    '番号を読めない行が1行あります。',
  )
})

test('staff who are not in a full file are no longer shown; shops cannot be closed', async () => {
  const [first = {}] = example('staffs', { syain_no: '000301' })
  const rows = Array.from({ length: 5 }, (_, index) => ({ ...first, syain_no: `00030${index}` }))
  const { counts } = await takeIn(database, 'staffs', rows, { full: true, force: true })
  expect(counts).toMatchObject({ created: 5, closed: 1 })
  const [gone] = await database.db.select().from(staffs).where(eq(staffs.syainNo, '000123'))
  expect(gone?.isPublic).toBe(false)
  await expect(takeIn(database, 'shops', example('shops'), { full: true })).rejects.toThrow(
    '店舗には終了がないため、--full は使えません。',
  )
})
