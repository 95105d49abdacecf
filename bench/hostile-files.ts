import { createWriteStream } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { mediaFile } from '../apps/api/src/media/folders.ts'
import { csvOf, ROOM } from '../apps/api/src/testing/intake.ts'
import { renamed, zipOf } from '../apps/api/src/testing/zip-file.ts'

const MB = 1024 * 1024
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** A file that nobody sends who means well: its name and how it is written into a folder. */
type Hostile = { name: string; file: string; write: (path: string) => Promise<unknown> }

const plain = (name: string, file: string, content: Buffer | string): Hostile => ({
  name,
  file,
  write: (path) => writeFile(path, content),
})
const made = (name: string, file: string, content: () => Promise<Buffer>): Hostile => ({
  name,
  file,
  write: async (path) => writeFile(path, await content()),
})

/** `parts` times the same text between two others. */
const long = (
  name: string,
  file: string,
  [before, part, after]: string[],
  parts: number,
): Hostile => ({
  name,
  file,
  write: (path) => {
    function* content() {
      yield before
      for (let n = 0; n < parts; n++) yield part
      yield after
    }
    return pipeline(Readable.from(content()), createWriteStream(path))
  },
})

const room = (cells: Record<string, string>) => csvOf([{ ...ROOM, ...cells }])
const KILOBYTES = 'あ'.repeat(350)

/** Lists that are none. */
const LISTS: readonly Hostile[] = [
  plain('empty', 'a.csv', ''),
  plain('a NUL', 'a.csv', 'a,b\n1,2\n3,\0\n'),
  plain('bytes of no encoding', 'a.csv', Buffer.from([0x61, 10, 0x82, 0xff, 0xa0, 10])),
  plain('UTF-16', 'a.csv', Buffer.from('\ufeffa,b\n', 'utf16le')),
  plain('an Excel workbook', 'a.csv', Buffer.from('PK\x03\x04')),
  plain('a quote that is not closed', 'a.csv', 'a,b\n1,"2\n'),
  plain('a quote within a cell', 'a.csv', 'a,b\n1,2"3\n'),
  plain('two columns of one name', 'a.csv', 'a,a\n1,2\n'),
  plain('another kind of file', 'a.xml', '<a/>'),
  plain('a program', 'a.csv', Buffer.from('\x7fELF\x02\x01\x01\0\0\0', 'latin1')),
  plain('a list of JSON', 'a.ndjson', '[{"a":1}]\n'),
  long('a cell of 1 GB', 'a.csv', ['a\n"', KILOBYTES, ''], MB),
  long('a text of 1 GB in JSON', 'a.ndjson', ['{"a":"', KILOBYTES, ''], MB),
  long('brackets in brackets', 'a.ndjson', ['', '['.repeat(1000), '\n'], 900),
  long('a heading of a million columns', 'a.csv', ['', 'a,', '\n'], MB),
  long('a million rows of nothing', 'a.csv', ['a,b\n', ',\n', ''], MB),
]

const photo = () => readFile(mediaFile('/media/interior/interior-1k-1-960.jpg'))
const withPhoto = room({ 写真: 'a.jpg' })
const zipWith = async (name: string, content: Buffer | string = '') =>
  zipOf({ 'a.csv': withPhoto, [name]: content })
const calledOtherwise = (from: string, to: string) => async () =>
  renamed(await zipWith(from), from, Buffer.from(to))

/** An archive that says of its last file that it has so many bytes. */
async function saying(name: string, bytes: number): Promise<Buffer> {
  const zip = await zipWith(name, Buffer.alloc(30 * MB))
  zip.writeUInt32LE(bytes, zip.lastIndexOf(name) - 46 + 24)
  return zip
}

const ARCHIVES: readonly Hostile[] = [
  made('a name outside', 'a.zip', calledOtherwise('xx/a.jpg', '../a.jpg')),
  made('a name at the root', 'a.zip', calledOtherwise('xa.jpg', '/a.jpg')),
  made('a NUL in a name', 'a.zip', calledOtherwise('x.jpg', '\0.jpg')),
  made('a name twice', 'a.zip', calledOtherwise('b.csv', 'a.csv')),
  made('cut off', 'a.zip', async () => (await zipWith('a.jpg', await photo())).subarray(0, 60)),
  plain('a text', 'a.zip', withPhoto),
  made('a list of 600 MB', 'a.zip', () => saying('b.csv', 600 * MB)),
  made('a list longer than it says', 'a.zip', () => saying('b.csv', 100)),
  made('no list', 'a.zip', () => zipOf({ 'a.jpg': SVG })),
  made('a list of 400 MB of nothing', 'a.zip', () => zipOf({ 'a.csv': Buffer.alloc(400 * MB) })),
  made('an archive in an archive', 'a.zip', async () => zipOf({ 'a.zip': await zipWith('b') })),
]

/** Pictures that are none, beside a list that names them. */
const beside = (
  name: string,
  picture: string,
  content: () => Promise<Buffer | string>,
): Hostile => ({
  name,
  file: 'stock',
  write: async (folder) => {
    await mkdir(folder)
    await writeFile(path.join(folder, 'a.csv'), room({ 写真: picture }))
    await writeFile(path.join(folder, path.basename(picture)), await content())
  },
})

const PICTURES: readonly Hostile[] = [
  beside('a drawing with a script', 'a.svg', async () => SVG),
  beside('a drawing called a photo', 'a.jpg', async () => SVG),
  beside('a page', 'a.jpg', async () => '<!doctype html><script>alert(1)</script>'),
  beside('half a photo', 'a.jpg', async () => (await photo()).subarray(0, 20_000)),
  beside('a photo of nothing', 'a.jpg', async () => ''),
  beside('a photo of 16 MB', 'a.jpg', async () => Buffer.alloc(16 * MB)),
  beside('a photo outside', '../a.jpg', async () => photo()),
  made('a photo that is a bomb', 'a.zip', () => saying('a.jpg', 1024 * MB)),
  {
    name: 'a link out of the folder',
    file: 'stock',
    write: async (folder) => {
      await mkdir(folder)
      await writeFile(path.join(folder, 'a.csv'), withPhoto)
      await symlink('/etc/hostname', path.join(folder, 'a.jpg'))
    },
  },
]

const WRONG = {
  賃料: '1e309',
  専有面積: '=1+1',
  所在階: '-99999999999999999999',
  築年月: '9999年99月',
}
const ROWS = Object.entries(WRONG).map(([column, cell]) =>
  plain(`${column} ${cell}`, 'a.csv', room({ [column]: cell })),
)

export const HOSTILE: readonly Hostile[] = [...LISTS, ...ARCHIVES, ...PICTURES, ...ROWS]
