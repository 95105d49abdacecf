import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { OpenDatabase } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { chintaiRooms } from '../../modules/chintai-rooms/chintai-rooms.table.ts'
import { tatemono } from '../../modules/tatemono/tatemono.table.ts'
import { openAgency, ROOM, takeIn } from '../../testing/intake.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openAgency()
})
afterAll(() => database.close())

async function roomOf(bukkenNo: string) {
  const [found] = await database.db
    .select()
    .from(chintaiRooms)
    .innerJoin(tatemono, eq(tatemono.tmNo, chintaiRooms.tmNo))
    .where(eq(chintaiRooms.bukkenNo, bukkenNo))
  if (!found) throw new Error(`There is no ${bukkenNo}`)
  return { ...found.tatemono, ...found.chintai_rooms, building: found.tatemono }
}

let last = 1
/** Rooms of a building of their own. */
function rooms(count: number, cells: Partial<Record<keyof typeof ROOM, string>> = {}) {
  const tm = String(27_000_000 + ++last)
  return Array.from({ length: count }, (_, index) => ({
    ...ROOM,
    建物番号: tm,
    bukken_no: `17${tm.slice(-5)}${String(index).padStart(3, '0')}`,
    ...cells,
  }))
}

const nothing = { created: 0, updated: 0, unchanged: 0, failed: 0, drafts: 0, closed: 0 }

test('a deposit in yen is not taken for months, nor a lease of two years for two months', async () => {
  const [row = ROOM] = rooms(1, { 賃料: '40,000円', 敷金: '40,000円', 契約期間: '2年' })
  const [bare = ROOM] = rooms(1, { 賃料: '40,000円', 礼金: '40000' })
  const { counts, faults } = await takeIn(database, 'chintai', [row, bare])
  expect(counts).toMatchObject({ created: 1, failed: 1 })
  expect(faults).toEqual([expect.stringMatching(/^3 reikin 100か月以上になります。/)])
  expect(await roomOf(row.bukken_no)).toMatchObject({
    ...{ shikikinKbn: 'yen', shikikin: 40_000, keiyakuKikanMonth: 24 },
  })
})

test('a room and its building are made from one row, with position, stations and minutes', async () => {
  const [row = ROOM] = rooms(1)
  const { counts, faults } = await takeIn(database, 'chintai', [row])
  expect(faults).toEqual([])
  expect(counts).toEqual({ ...nothing, created: 1, done: 1, total: 1 })
  expect(await roomOf(row.bukken_no)).toMatchObject({
    boshuStatus: 'public',
    hyYachin: 62_000,
    madori: 250,
    title: '西鉄福岡（天神）駅 徒歩1分 2LDK',
    koukaiDate: '2026-11-21',
    addressDisp: '福岡県福岡市中央区天神二丁目',
    banchi: '1-3',
    latlngPrecision: 'exact',
    lat: expect.closeTo(33.59, 1),
    kotsu: [
      expect.objectContaining({ toho_fun: expect.any(Number), bus_fun: null }),
      expect.anything(),
      expect.anything(),
    ],
    shubetu: 3101,
    version: 1,
  })
})

test('the same file a second time writes nothing', async () => {
  const rows = rooms(3)
  await takeIn(database, 'chintai', rows)
  const before = await roomOf(rows[0]?.bukken_no ?? '')
  const { counts } = await takeIn(database, 'chintai', rows)
  expect(counts).toEqual({ ...nothing, unchanged: 3, done: 3, total: 3 })
  expect(await roomOf(before.bukkenNo)).toEqual(before)
})

test('only what changed is written, and a new rent is remembered', async () => {
  const [first = ROOM, second = ROOM] = rooms(2)
  await takeIn(database, 'chintai', [first, second])
  const { counts } = await takeIn(database, 'chintai', [first, { ...second, 賃料: '60000' }])
  expect(counts).toMatchObject({ unchanged: 1, updated: 1 })
  expect(await roomOf(second.bukken_no)).toMatchObject({
    hyYachin: 60_000,
    yachinRireki: [{ date: '2026-11-21', from: 62_000, to: 60_000 }],
    version: 2,
  })
})

test('what is given by hand wins', async () => {
  const given = {
    lat: '33.5901',
    lng: '130.3995',
    交通: '西鉄福岡（天神） 徒歩640m',
    見出し: '角部屋',
  }
  const [row = ROOM] = rooms(1)
  expect((await takeIn(database, 'chintai', [{ ...row, ...given }])).faults).toEqual([])
  expect(await roomOf(row.bukken_no)).toMatchObject({
    lat: 33.5901,
    lng: 130.3995,
    kotsu: [{ eki_name: '西鉄福岡（天神）', toho_m: 640, toho_fun: 8 }],
    title: '角部屋',
    town: '天神',
  })
})

test('an address that stays does not move a home that was moved by hand', async () => {
  const [row = ROOM] = rooms(1)
  await takeIn(database, 'chintai', [row])
  const at = { lat: 33.5899, lng: 130.3999 }
  await database.db.update(tatemono).set(at).where(eq(tatemono.tmNo, row.建物番号))
  expect((await takeIn(database, 'chintai', [row])).counts.unchanged).toBe(1)
  expect(await roomOf(row.bukken_no)).toMatchObject(at)
  await takeIn(database, 'chintai', [{ ...row, 住所: '福岡県福岡市中央区大名2-1-1' }])
  const moved = await roomOf(row.bukken_no)
  expect(moved.town).toBe('大名')
  expect(moved.lat).not.toBe(at.lat)
})

test('a new room that lacks what an advertisement must say is kept as a draft', async () => {
  const [{ 賃料: _, 取引態様: __, ...row } = ROOM] = rooms(1)
  const { counts, faults } = await takeIn(database, 'chintai', [row])
  expect(counts).toMatchObject({ created: 1, drafts: 1, failed: 0 })
  const reason = (label: string) =>
    `「${label}」は必須の表示事項です。入力してから公開してください。`
  expect(faults).toEqual([
    `2 hy_yachin ${reason('賃料')}`,
    `2 torihiki_taiyo ${reason('取引態様')}`,
  ])
  expect((await takeIn(database, 'chintai', [row])).counts).toMatchObject({
    unchanged: 1,
    drafts: 1,
  })
  await takeIn(database, 'chintai', [{ ...ROOM, ...row }])
  expect(await roomOf(row.bukken_no)).toMatchObject({ boshuStatus: 'public', hyYachin: 62_000 })
})

test('a room on offer stays as it was when its row may not be advertised', async () => {
  const [row = ROOM] = rooms(1)
  await takeIn(database, 'chintai', [row])
  const before = await roomOf(row.bukken_no)
  const { counts, faults } = await takeIn(database, 'chintai', [
    { ...row, 賃料: '50000', キャッチコピー: '絶対お得' },
  ])
  expect(counts).toMatchObject({ failed: 1, updated: 0 })
  expect(faults).toEqual(['2 catch_copy 「絶対」は広告に使用できない表現です。'])
  expect(await roomOf(row.bukken_no)).toEqual(before)
})

test.each<[string, Record<string, string>, string]>([
  ['a number of the wrong form', { bukken_no: '17' }, 'bukken_no 形式が正しくありません。'],
  ['no number', { bukken_no: '' }, 'bukken_no 入力してください。'],
  ['a rent in words', { 賃料: '六万円' }, 'hy_yachin 数で入力してください。'],
  ['a rent below nothing', { 賃料: '-1' }, 'hy_yachin 0以上の数で入力してください。'],
  ['a floor below all', { 所在階: '-99999999999999999999' }, 'kai -99以上の数で入力してください。'],
  ['half a yen', { 賃料: '62000.5' }, 'hy_yachin 整数で入力してください。'],
  ['an unknown code', { 構造: '石造' }, 'kozo 「石造」は選択肢にない値です。'],
  ['an unknown shop', { 取扱店舗: '999' }, 'tenpo_no 店舗「999」が見つかりません。'],
  ['an unknown person', { 担当者: '999999' }, 'syain_no 担当者「999999」が見つかりません。'],
  ['an unknown station', { 交通: '東京駅 徒歩5分' }, 'kotsu 駅「東京」が見つかりません。'],
  [
    'an access of no form',
    { 交通: '天神' },
    'kotsu 「天神」は「大橋駅 徒歩5分」の形で入力してください。',
  ],
  ['a place elsewhere', { 住所: '東京都千代田区' }, 'address_disp 住所から位置がわかりません。'],
  [
    'a day that is none',
    { 入居可能日: '2026-02-30' },
    'nyukyo_date 日付（2026-12-20）で入力してください。',
  ],
  [
    'a layout of no kind',
    { 間取り: '3XYZ' },
    'madori_label 間取り「3XYZ」は「2LDK」の形で入力してください。',
  ],
  ['a heading too long', { 見出し: '長'.repeat(61) }, 'title 60文字以内で入力してください。'],
  ['no building', { 建物番号: '' }, 'tm_no 新しい部屋には「建物番号」が必要です。'],
  [
    'a picture from elsewhere',
    {
      写真: '[{"url":"https://a.b/c","type":"gaikan","caption":"","width":1,"height":1,"sort":1}]',
    },
    'photos.0.url 形式が正しくありません。',
  ],
])('%s is told, and only that row is left out', async (_, cells, fault) => {
  const [good = ROOM, bad = ROOM] = rooms(2)
  const { counts, faults } = await takeIn(database, 'chintai', [good, { ...bad, ...cells }])
  expect(counts).toMatchObject({ created: 1, failed: 1 })
  expect(faults).toEqual([expect.stringContaining(`3 ${fault}`)])
})

test('a number that comes twice, and rooms that do not agree about their building, are told', async () => {
  const [first = ROOM, second = ROOM] = rooms(2)
  const { counts, faults } = await takeIn(database, 'chintai', [
    first,
    { ...first, 賃料: '1' },
    { ...second, 築年月: '2009-03' },
  ])
  expect(counts).toMatchObject({ created: 1, failed: 2 })
  expect(faults).toEqual([
    '3 bukken_no stock.csv の2行目と同じ番号です。',
    `4 tm_no 建物「${first.建物番号}」の項目がstock.csv の2行目と異なります。`,
  ])
})

test('a dry run says the same and writes nothing', async () => {
  const rows = rooms(2)
  const dry = await takeIn(database, 'chintai', rows, { dryRun: true })
  expect(dry.counts.created).toBe(2)
  expect((await takeIn(database, 'chintai', rows)).counts).toEqual(dry.counts)
})

test('a file that still has a room confirms its advertisement before it runs out', async () => {
  const [row = ROOM] = rooms(1)
  await takeIn(database, 'chintai', [row])
  const soon = await takeIn(database, 'chintai', [row], { today: '2026-11-25' })
  expect(soon.counts.unchanged).toBe(1)
  const later = await takeIn(database, 'chintai', [row], { today: '2026-11-30' })
  expect(later.counts.updated).toBe(1)
  expect(await roomOf(row.bukken_no)).toMatchObject({
    koukaiDate: '2026-11-21',
    koshinDate: '2026-11-30',
    jikaiKoshinDate: '2026-12-14',
  })
})

test('a new name of a building is found by, whichever of its rooms are in the file', async () => {
  const [first = ROOM, second = ROOM] = rooms(2)
  await takeIn(database, 'chintai', [first, second])
  await takeIn(database, 'chintai', [{ ...first, 建物名: 'グランド警固' }])
  for (const { bukken_no } of [first, second]) {
    expect((await roomOf(bukken_no)).searchText).toContain('ぐらんど警固')
  }
})
