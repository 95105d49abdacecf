import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { OpenDatabase } from '../../db/database.ts'
import { mediaFile } from '../../media/folders.ts'
import { chintaiRooms } from '../../modules/chintai-rooms/chintai-rooms.table.ts'
import { csvOf, openAgency, ROOM, takeIn } from '../../testing/intake.ts'
import { renamed, zipOf } from '../../testing/zip-file.ts'
import { filesBelow } from '../reading/attachments.ts'

const MB = 1024 * 1024
const uploadDir = mkdtempSync(join(tmpdir(), 'media-'))
const photo = readFileSync(mediaFile('/media/interior/interior-1k-1-960.jpg'))
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
let database: OpenDatabase
beforeAll(async () => {
  database = await openAgency()
})
afterAll(() => database.close())

const stored = () => readdirSync(uploadDir, { recursive: true })
const UNREADABLE = '画像として読み取れませんでした。JPEG、PNG、WebP、AVIFの画像をお選びください。'

test.each<[string, string, Buffer | string, string]>([
  ['a drawing with a script', 'a.svg', SVG, `「a.svg」：${UNREADABLE}`],
  ['a drawing that is called a photo', 'a.jpg', SVG, `「a.jpg」：${UNREADABLE}`],
  ['a page', 'a.html', '<!doctype html><script>alert(1)</script>', `「a.html」：${UNREADABLE}`],
  ['a document', 'a.pdf', '%PDF-1.7\n%%EOF', `「a.pdf」：${UNREADABLE}`],
  ['half a photo', 'a.jpg', photo.subarray(0, 20_000), `「a.jpg」：${UNREADABLE}`],
  ['nothing', 'a.jpg', '', `「a.jpg」：${UNREADABLE}`],
  ['a photo of 16 MB', 'a.jpg', Buffer.alloc(16 * MB), '「a.jpg」は15MBを超えています。'],
])('%s is one line of the report, and the home comes without it', async (_, name, bytes, said) => {
  for (const archive of [false, true]) {
    const room = { ...ROOM, bukken_no: '1700000001', 写真: name }
    const files = { [name]: Buffer.from(bytes) }
    const { counts, faults } = archive
      ? await takeIn(database, 'chintai', await zipOf({ 'a.csv': csvOf([room]), ...files }), {
          ...{ name: 'a.zip', uploadDir, dryRun: false },
        })
      : await takeIn(database, 'chintai', [room], { beside: files, uploadDir })
    expect([counts.failed, faults]).toEqual([0, [`2 photos ${said}`]])
  }
  expect(stored()).toEqual([])
})

test.each([
  ['../secret.jpg', '「../secret.jpg」はフォルダの外を指しています。'],
  ['a/../../secret.jpg', '「a/../../secret.jpg」はフォルダの外を指しています。'],
  ['C:\\secret.jpg', '「C:\\secret.jpg」はフォルダの外を指しています。'],
  ['..\\secret.jpg', '「..\\secret.jpg」はフォルダの外を指しています。'],
  ['\\\\host\\secret.jpg', '「\\\\host\\secret.jpg」はフォルダの外を指しています。'],
])('a row that names %s gets nothing from there', async (name, said) => {
  const { faults } = await takeIn(database, 'chintai', [{ ...ROOM, 写真: name }], { uploadDir })
  expect(faults).toEqual([`2 photos ${said}`])
})

test('a link out of the folder leads nowhere, one inside it does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'))
  const inside = join(folder, 'inside')
  mkdirSync(inside)
  writeFileSync(join(folder, 'secret'), 'x')
  writeFileSync(join(inside, 'own'), 'x')
  symlinkSync('../secret', join(inside, 'out'))
  symlinkSync('own', join(inside, 'in'))
  const find = filesBelow(inside)
  expect(await find('out')).toBeUndefined()
  expect(await find('in')).toMatchObject({ size: 1 })
  expect(await find('.')).toBeUndefined()
})

test('a photo with a script behind it is stored without it', async () => {
  const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
  const dir = mkdtempSync(join(tmpdir(), 'media-'))
  const room = { ...ROOM, 写真: 'a.jpg' }
  await takeIn(database, 'chintai', [room], { beside: { 'a.jpg': polyglot }, uploadDir: dir })
  for (const file of readdirSync(join(dir, 'photo/uploads'))) {
    const bytes = readFileSync(join(dir, 'photo/uploads', file))
    expect(bytes.includes('<script>')).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  }
})

const csv = csvOf([{ ...ROOM, bukken_no: '1799999999', 写真: 'a.jpg' }])
const sized = async (name: string, said: number) => {
  const zip = await zipOf({ 'a.csv': csv, [name]: Buffer.alloc(30 * MB) })
  const at = zip.lastIndexOf(name)
  zip.writeUInt32LE(said, at - 46 + 24)
  return zip
}

test.each<[string, () => Promise<Buffer>, RegExp]>([
  [
    'names a file outside',
    async () =>
      renamed(
        await zipOf({ 'a.csv': csv, 'xx/a.jpg': photo }),
        'xx/a.jpg',
        Buffer.from('../a.jpg'),
      ),
    /^a.zip に、使えない名前があります："..\/a.jpg"$/,
  ],
  [
    'names a root',
    async () =>
      renamed(await zipOf({ 'a.csv': csv, 'xa.jpg': photo }), 'xa.jpg', Buffer.from('/a.jpg')),
    /^a.zip に、使えない名前/,
  ],
  [
    'has NUL in a name',
    async () =>
      renamed(await zipOf({ 'a.csv': csv, 'x.jpg': photo }), 'x.jpg', Buffer.from('\0.jpg')),
    /使えない名前があります："\\u0000.jpg"$/,
  ],
  [
    'has a name twice',
    async () =>
      renamed(
        await zipOf({ 'a.csv': csv, 'a.jpg': photo, 'b.jpg': photo }),
        'b.jpg',
        Buffer.from('a.jpg'),
      ),
    /^a.zip に「a.jpg」が2つあります。$/,
  ],
  [
    'is cut off',
    async () => (await zipOf({ 'a.csv': csv })).subarray(0, 60),
    /^a.zip を ZIP として読めません。$/,
  ],
  ['is a text', async () => Buffer.from(csv), /^a.zip を ZIP として読めません。$/],
  [
    'has a CSV of 600 MB',
    () => sized('b.csv', 600 * MB),
    /^a.zip の「b.csv」は500MBを超えています。$/,
  ],
  [
    'has a CSV that is longer than it says',
    () => sized('b.csv', 100),
    /^ZIP の「b.csv」が壊れています。$/,
  ],
  ['has no list', () => zipOf({ 'a.jpg': photo }), /に .csv も .ndjson もありません。$/],
])('an archive that %s is refused in one line', async (_, make, said) => {
  const before = await database.db.$count(chintaiRooms)
  const taken = takeIn(database, 'chintai', await make(), { name: 'a.zip', uploadDir })
  await expect(taken).rejects.toThrow(said)
  expect([await database.db.$count(chintaiRooms), stored()]).toEqual([before, []])
})

test.each([
  ['is longer than the archive says', 100, 'ZIP の「a.jpg」が壊れています。'],
  ['is a bomb', 1024 * MB, '「a.jpg」は15MBを超えています。'],
])('a picture that %s is not unpacked', async (_, size, said) => {
  const { faults, counts } = await takeIn(database, 'chintai', await sized('a.jpg', size), {
    ...{ name: 'a.zip', uploadDir, dryRun: true },
  })
  expect([counts.created, faults]).toEqual([1, [`2 photos ${said}`]])
})
