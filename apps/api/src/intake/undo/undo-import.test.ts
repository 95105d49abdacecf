import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { OpenDatabase } from '../../db/database.ts'
import { asc, eq } from '../../db/drizzle.ts'
import { auditLog } from '../../modules/audit-log/audit-log.table.ts'
import { authorOf } from '../../modules/audit-log/author.ts'
import { chintaiRooms } from '../../modules/chintai-rooms/chintai-rooms.table.ts'
import { importsRepository } from '../../modules/imports/imports.repository.ts'
import { inquiries } from '../../modules/inquiries/inquiries.table.ts'
import { tatemono } from '../../modules/tatemono/tatemono.table.ts'
import { openAgency, ROOM, takeIn } from '../../testing/intake.ts'
import type { Verdict } from '../kinds/kind.ts'
import { KINDS, type KindName } from '../kinds/kinds.ts'
import { exportStock } from '../writing/export-stock.ts'
import { undoImport } from './undo-import.ts'

const NOW = new Date('2026-11-21T15:00:00+09:00')

let database: OpenDatabase
beforeAll(async () => {
  database = await openAgency()
})
afterAll(() => database.close())

type Cells = Record<string, string>

/** Takes rows in so that it can be taken back. */
async function taken(rows: readonly Cells[], { kind = 'chintai', full = false, name = '' } = {}) {
  const order = { kind: kind as KindName, fileName: name, isDryRun: false }
  const importId = await importsRepository(database.db, () => NOW).begin(order)
  const { counts } = await takeIn(database, kind as KindName, rows, { importId, full, force: full })
  expect(counts.failed).toBe(0)
  return importId
}

async function takenBack(
  importId: string,
  { stopAfter = Number.POSITIVE_INFINITY, kind = 'chintai' as KindName } = {},
) {
  const verdicts: Verdict[] = []
  const author = authorOf({ user_type: 'admin' }, 'undo')
  let told = 0
  const { counts } = await undoImport(
    { importId, kind: KINDS[kind] },
    {
      ...{ db: database.db, author, now: () => NOW, since: NOW, atOnce: 2 },
      report(_counts, some) {
        verdicts.push(...some)
        told += 1
        if (told >= stopAfter) throw new Error('killed')
      },
    },
  )
  const left = verdicts.flatMap(({ entry, faults }) =>
    faults.map(({ reason }) => [entry.key, reason]),
  )
  return { counts, left: Object.fromEntries(left) }
}

/** Everything that homes and buildings say, but for when they were written. */
async function stock() {
  const { db } = database
  const rooms = await db.select().from(chintaiRooms).orderBy(asc(chintaiRooms.bukkenNo))
  const buildings = await db.select().from(tatemono).orderBy(asc(tatemono.tmNo))
  return [...rooms, ...buildings].map(({ version: _, updatedAt: __, ...said }) => said)
}

const change = (bukkenNo: string) =>
  database.db
    .update(chintaiRooms)
    .set({ version: 9, comment: '南向き' })
    .where(eq(chintaiRooms.bukkenNo, bukkenNo))

let last = 1
/** Rooms of a building of their own. */
function rooms(count: number, cells: Cells = {}): Cells[] {
  last += 1
  const tm = String(28_000_000 + last)
  return Array.from({ length: count }, (_, index) => ({
    ...{ ...ROOM, 建物番号: tm },
    bukken_no: `18${tm.slice(-5)}${String(index).padStart(3, '0')}`,
    ...cells,
  }))
}
const numbersOf = (rows: readonly Cells[]) => rows.map(({ bukken_no = '' }) => bukken_no)

test('what a file has changed says what it said before, its building and its words as well', async () => {
  const rows = rooms(5)
  await taken(rows)
  const before = await stock()
  const wrong = rows.map((row) => ({
    ...row,
    賃料: '9,000円',
    建物名: '誤った名前',
    見出し: '誤り',
  }))
  const importId = await taken(wrong)
  expect(await stock()).not.toEqual(before)
  const { counts } = await takenBack(importId)
  expect(counts).toMatchObject({ updated: 5, closed: 0, failed: 0, done: 6, total: 6 })
  expect(await stock()).toEqual(before)
})

test('what is new goes, and what was closed is on offer again', async () => {
  const known = rooms(3)
  await taken(known)
  const before = await stock()
  const importId = await taken(rooms(3), { full: true })
  const { counts, left } = await takenBack(importId)
  expect(counts).toMatchObject({ closed: 3, failed: 0 })
  expect(left).toEqual({})
  expect(await stock()).toEqual(before)
})

test('a home that somebody changed since is left alone, and told with who and when', async () => {
  const rows = rooms(3)
  const [first = '', second = ''] = numbersOf(rows)
  await taken(rows)
  const importId = await taken(rows.map((row) => ({ ...row, 賃料: '9000' })))
  await change(first)
  const { counts, left } = await takenBack(importId)
  expect(counts).toMatchObject({ updated: 2, failed: 1 })
  expect(left).toEqual({
    [first]: expect.stringMatching(/^「.+」：11月21日 15:00にサーバーが変更したため、そのままに/),
  })
  const rents = await database.db.select().from(chintaiRooms)
  const rentOf = (no: string) => rents.find(({ bukkenNo }) => bukkenNo === no)?.hyYachin
  expect([rentOf(first), rentOf(second)]).toEqual([9_000, 62_000])
})

test('a new home that visitors have asked about stays, and with it its building', async () => {
  const rows = rooms(2)
  const [asked = '', other = ''] = numbersOf(rows)
  const importId = await taken(rows)
  await database.db.insert(inquiries).values({
    ...{ receiptNo: 'K2611-000001', idempotencyKey: crypto.randomUUID(), inquiryType: 'bukken' },
    ...{ form: 'contact', siteType: 'chintai', bukkenNo: [asked], details: {}, status: 'new' },
    createdAt: NOW,
  } as typeof inquiries.$inferInsert)
  const { counts, left } = await takenBack(importId)
  expect(counts).toMatchObject({ closed: 1, failed: 2 })
  expect(left).toEqual({
    [asked]: expect.stringContaining('お問い合わせがあるため、残しました。'),
    [rows[0]?.建物番号 ?? '']: 'ほかで使われているため、残しました。',
  })
  const found = await database.db.select().from(chintaiRooms)
  expect(found.some(({ bukkenNo }) => bukkenNo === other)).toBe(false)
})

test('one that was stopped goes on with the rest', async () => {
  const rows = rooms(6)
  await taken(rows)
  const before = await stock()
  const importId = await taken(rows.map((row) => ({ ...row, 賃料: '9000' })))
  await expect(takenBack(importId, { stopAfter: 1 })).rejects.toThrow('killed')
  expect((await takenBack(importId)).counts).toMatchObject({ updated: 4, failed: 0 })
  expect(await stock()).toEqual(before)
  expect((await takenBack(importId)).counts.total).toBe(0)
})

test('two imports are taken back one after the other', async () => {
  const rows = rooms(2)
  await taken(rows)
  const before = await stock()
  const first = await taken(rows.map((row) => ({ ...row, 賃料: '9000' })))
  const second = await taken(rows.map((row) => ({ ...row, 賃料: '8000' })))
  await takenBack(second)
  expect((await takenBack(first)).counts).toMatchObject({ updated: 2, failed: 0 })
  expect(await stock()).toEqual(before)
})

test('the audit log says that it was taken back, and from what to what', async () => {
  const rows = rooms(1)
  const [number = ''] = numbersOf(rows)
  await taken(rows)
  await takenBack(await taken([{ ...rows[0], 賃料: '9000' }]))
  const lines = await database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.resourceId, number))
    .orderBy(asc(auditLog.auditId))
  expect(lines.at(-1)).toMatchObject({
    ...{ via: 'undo', userType: 'admin', action: 'change' },
    changes: [{ field: 'hy_yachin', from: 9_000, to: 62_000 }],
  })
})

test.each([
  ['shops', { tenpo_no: '990' }, { tenpo_name: '誤った店名' }],
  ['staffs', { syain_no: '990001', tenpo_no: '301' }, { email: 'wrong@example.jp' }],
  ['tatemono', { tm_no: '29990001' }, { tm_name: '誤った名前' }],
  ['baibai', { bukken_no: '5990000001', tenpo_no: '301' }, { kakaku: '248万円' }],
] as const)('%s: what was wrong is as it was, and what was new goes', async (kind, own, wrong) => {
  const right = { ...KINDS[kind].example, ...own }
  const before = await exported(kind)
  const first = await taken([right], { kind })
  const known = await exported(kind)
  const second = await taken([{ ...right, ...wrong }], { kind })
  expect((await takenBack(second, { kind })).counts).toMatchObject({ updated: 1, failed: 0 })
  expect(await exported(kind)).toBe(known)
  expect((await takenBack(first, { kind })).counts).toMatchObject({ closed: 1, failed: 0 })
  expect(await exported(kind)).toBe(before)
})

async function exported(kind: KindName): Promise<string> {
  const parts: string[] = []
  for await (const part of exportStock(database.db, KINDS[kind], 'ndjson')) parts.push(part)
  return parts.join('')
}
