import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { renditionWidths } from '@sumai/format/pictures'
import iconv from 'iconv-lite'
import sharp from 'sharp'
import type { OpenDatabase } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { mediaFile } from '../../media/folders.ts'
import { baibaiRooms } from '../../modules/baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../../modules/chintai-rooms/chintai-rooms.table.ts'
import { removeUnusedPictures } from '../../modules/pictures/unused-pictures.ts'
import { csvOf, openAgency, ROOM, takeIn } from '../../testing/intake.ts'
import { renamed, zipOf } from '../../testing/zip-file.ts'
import { KINDS } from '../kinds/kinds.ts'

const uploadDir = mkdtempSync(join(tmpdir(), 'media-'))
const photo = readFileSync(mediaFile('/media/interior/interior-1k-1-320.jpg'))
let database: OpenDatabase
beforeAll(async () => {
  database = await openAgency()
})
afterAll(() => database.close())

const take = (
  ...[content, options]: [Parameters<typeof takeIn>[2], Parameters<typeof takeIn>[3]]
) => takeIn(database, 'chintai', content, { uploadDir, ...options })

async function photosOf(bukkenNo: string) {
  const [row] = await database.db
    .select()
    .from(chintaiRooms)
    .where(eq(chintaiRooms.bukkenNo, bukkenNo))
  return row
}
const stored = () => readdirSync(uploadDir, { recursive: true, encoding: 'utf8' })
const FILES = (['avif', 'jpg'] as const).flatMap((format) =>
  renditionWidths('/media/photo/uploads/x', format),
).length

test('photos beside a CSV are shown in their order, with kind and words', async () => {
  const png = await sharp(photo).resize(300).png().toBuffer()
  const room = {
    ...ROOM,
    写真: '001/外観.jpg|外観|南側から;b.png;無い.jpg|キッチン',
    パノラマ: '360.jpg',
  }
  const beside = { '001/外観.jpg': photo, 'b.png': png, '360.jpg': photo }
  const { counts, faults } = await take([room], { beside })
  expect([counts.created, counts.drafts, faults]).toEqual([
    1,
    0,
    ['2 photos 「無い.jpg」がありません。'],
  ])
  const found = await photosOf(ROOM.bukken_no)
  expect(found?.photos).toMatchObject([
    { type: 'gaikan', caption: '南側から', width: 320, sort: 1 },
    { type: 'room', caption: '', width: 300, sort: 2 },
  ])
  expect(found?.panoramaUrls).toEqual([
    expect.stringMatching(/^\/media\/panorama\/uploads\/\w+.jpg$/),
  ])
  expect(stored().filter((file) => /uploads\/.*\./.test(file))).toHaveLength(2 * FILES + 1)
})

test('the same files again change nothing and encode nothing; without them a CSV keeps them', async () => {
  const room = { ...ROOM, 写真: 'a.jpg' }
  await take([room], { beside: { 'a.jpg': photo } })
  const [file = ''] = stored().filter((name) => name.endsWith('-960.avif'))
  const { ino } = statSync(join(uploadDir, file))
  expect((await take([room], { beside: { 'a.jpg': photo } })).counts.unchanged).toBe(1)
  expect(statSync(join(uploadDir, file)).ino).toBe(ino)
  const alone = await take([room], {})
  expect([alone.counts.unchanged, alone.faults]).toEqual([1, ['2 photos 「a.jpg」がありません。']])
})

test('a rendition that a killed process has not written is made by the next', async () => {
  const { photos = [] } = (await photosOf(ROOM.bukken_no)) ?? {}
  const file = `${photos[0]?.url.replace('/media/', '')}-480.avif`
  rmSync(join(uploadDir, file))
  await take([{ ...ROOM, 写真: 'a.jpg' }], { beside: { 'a.jpg': photo } })
  expect(stored()).toContain(file)
})

test('a trial run says the same and writes no picture', async () => {
  const other = await sharp(photo).rotate(90).jpeg().toBuffer()
  const before = stored()
  const room = { ...ROOM, 写真: 'a.jpg' }
  const { counts } = await take([room], { beside: { 'a.jpg': other }, dryRun: true })
  expect([counts.updated, stored()]).toEqual([1, before])
})

test('a property has its plan as a PDF, which stays while it is named', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
  const property = { ...KINDS.baibai.example, tenpo_no: '301', zumen_url: '図面.pdf' }
  const beside = { '図面.pdf': pdf }
  const options = { beside, uploadDir }
  const { faults } = await takeIn(database, 'baibai', [property], options)
  expect(faults.filter((fault) => fault.includes('zumen_url'))).toEqual([])
  const [row] = await database.db.select().from(baibaiRooms)
  expect(row?.zumenUrl).toMatch(/^\/media\/zumen\/uploads\/\w{24}\.pdf$/)
  const file = join(uploadDir, String(row?.zumenUrl).replace('/media/', ''))
  expect(readFileSync(file)).toEqual(pdf)
  const later = new Date(Date.now() + 8 * 86_400_000)
  await removeUnusedPictures(database.db, uploadDir, later)
  expect(readFileSync(file)).toEqual(pdf)
  const half = `${file}.0123456789ab`
  writeFileSync(half, 'what a killed process left')
  await removeUnusedPictures(database.db, uploadDir, later)
  expect([existsSync(file), existsSync(half)]).toEqual([true, false])
  await database.db.update(baibaiRooms).set({ zumenUrl: null })
  await removeUnusedPictures(database.db, uploadDir, later)
  expect(stored()).not.toContain(basename(file))
  const { faults: refused } = await takeIn(database, 'baibai', [property], {
    ...{ uploadDir, beside: { '図面.pdf': photo } },
  })
  expect(refused).toContain('2 zumen_url 「図面.pdf」：PDFとして読み取れませんでした。')
})

test('an archive brings the pictures beside its CSV, under names that Windows gave them', async () => {
  const name = iconv.encode('外観.jpg', 'cp932')
  const spare = 'x'.repeat(name.length)
  const room = { ...ROOM, bukken_no: '1700000002', 写真: '1\\外観.jpg|外観' }
  const zip = await zipOf({
    'stock/rooms.csv': csvOf([room]),
    [`stock/1/${spare}`]: photo,
    '__MACOSX/stock/._rooms.csv': 'x',
  })
  const { counts, faults } = await take(renamed(zip, spare, name), { name: 'stock.zip' })
  expect([counts.created, faults]).toEqual([1, []])
  expect((await photosOf('1700000002'))?.photos).toHaveLength(1)
})
