import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { zipOf } from '../../testing/zip-file.ts'
import type { SourceRow } from './row.ts'
import { openSource } from './source.ts'

const folder = mkdtempSync(join(tmpdir(), 'intake-'))

function file(content: string | Buffer, name = 'rooms.csv'): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

async function rowsOf(path: string): Promise<SourceRow[]> {
  const rows: SourceRow[] = []
  for await (const row of (await openSource(path)).rows()) rows.push(row)
  return rows
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
/** What Windows can write in Japanese, line breaks, quotes and commas among it. */
const cell = fc
  .array(fc.constantFrom(...'あア漢髙①～－㎡ｱa1 ,;#=\'"\r\n', '表示', 'ソ'), { maxLength: 12 })
  .map((parts) => parts.join(''))
const cells = fc.tuple(cell, cell, cell).filter((row) => row.join('').trim() !== '')
const table = fc.array(cells, { minLength: 1, maxLength: 8 })

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['Shift_JIS', (text: string) => iconv.encode(text, 'cp932')],
])('any cells are read from %s as they were written', async (_, encode) => {
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom('\n', '\r\n'), async (cells, newline) => {
      const lines = [['番号', 'b', 'c'], ...cells].map((row) => row.map(quoted).join(','))
      const rows = await rowsOf(file(encode(lines.join(newline) + newline)))
      expect(rows.map((row) => Object.values(row.cells))).toEqual(cells)
    }),
  )
})

test('a row says on which line it begins, whatever stands before it', async () => {
  const path = file('# 例 "一"\n#\n番号,備考\n1,"二\n行"\n\n2,x\n3\n')
  expect(await rowsOf(path)).toEqual([
    { file: 'rooms.csv', line: 4, cells: { 番号: '1', 備考: '二\n行' } },
    { file: 'rooms.csv', line: 7, cells: { 番号: '2', 備考: 'x' } },
    {
      file: 'rooms.csv',
      line: 8,
      cells: { 番号: '3', 備考: '' },
      fault: '見出しは2列ですが、この行は1列です。',
    },
  ])
})

test('only above the header a line that begins with # is a note', async () => {
  for (const newline of ['\n', '\r\n', '\r']) {
    const path = file(['#  取り込みの例', '', '部屋番号,備考', '#203,x', '204,#'].join(newline))
    const rows = await rowsOf(path)
    expect(rows.map(({ cells }) => cells)).toEqual([
      { 部屋番号: '#203', 備考: 'x' },
      { 部屋番号: '204', 備考: '#' },
    ])
  }
  await expect(rowsOf(file('#'.repeat(1_000_001)))).rejects.toThrow(/^rooms.csv の1行目/)
})

test('what is said of a file that was sent calls it as its sender does', async () => {
  const path = file(await zipOf({ 'a.jpg': '' }), 'kept.zip')
  await expect(openSource(path, '在庫.zip')).rejects.toThrow(/^在庫.zip に .csv も/)
})

test('rows and columns that a spreadsheet leaves blank are none', async () => {
  const path = file('番号,備考\r\n1,x,,\r\n,,,\r\n"　", \r\n2,y,z\r\n,,\r\n')
  const rows = await rowsOf(path)
  expect(rows.map(({ line, cells, fault }) => [line, cells.番号, fault])).toEqual([
    [2, '1', undefined],
    [5, '2', '見出しは2列ですが、この行は3列です。'],
  ])
})

test('NDJSON is an object a line; another line is a row at fault', async () => {
  const path = file('{"a":1}\n\n[1]\n{"a":', 'rooms.ndjson')
  const rows = await rowsOf(path)
  expect(rows.map(({ line, cells, fault }) => [line, cells, fault])).toEqual([
    [1, { a: 1 }, undefined],
    [3, {}, 'JSON のオブジェクトではありません。'],
    [4, {}, 'JSON のオブジェクトではありません。'],
  ])
})

test('a folder is all of its files, one after the other', async () => {
  const path = join(folder, 'both')
  mkdirSync(path)
  writeFileSync(join(path, 'b.ndjson'), '{"a":"2"}\n')
  writeFileSync(join(path, 'a.csv'), 'a\n1\n')
  writeFileSync(join(path, 'notes.pdf'), '%PDF')
  const rows = await rowsOf(path)
  expect(rows.map(({ file, cells }) => [file, cells.a])).toEqual([
    ['a.csv', '1'],
    ['b.ndjson', '2'],
  ])
})

test.each([
  ['a NUL', 'a,b\n1,2\n3,\0\n', /^rooms.csv の3行目：NUL 文字があります。/],
  ['bytes of no encoding', Buffer.from([0x61, 10, 0x82, 0xff, 0xa0, 10]), /判別できません/],
  ['UTF-16', Buffer.from('\ufeffa,b\n', 'utf16le'), /^rooms.csv は UTF-16 です。/],
  ['an Excel workbook', Buffer.from('PK\x03\x04'), /^rooms.csv は Excel ブックか ZIP です。/],
  [
    'a quote that is not closed',
    'a,b\n1,"2\n',
    /^rooms.csv の\d行目：引用符（"）が閉じられていません。$/,
  ],
  [
    'a quote within a cell',
    'a,b\n1,2"3\n',
    /^rooms.csv の2行目：引用符（"）の使い方が正しくありません。$/,
  ],
  ['two columns of one name', 'a,a\n1,2\n', /^rooms.csv の1行目：列「a」が2つあります。$/],
  ['no heading', '', /^rooms.csv には見出しの行がありません。$/],
])('%s is refused in one line', async (_, content, line) => {
  await expect(rowsOf(file(content))).rejects.toThrow(line)
})

test('other kinds of file, and none, are refused in one line', async () => {
  await expect(openSource(file('', 'rooms.xml'))).rejects.toThrow(/^rooms.xml は .csv でも/)
  await expect(openSource(join(folder, 'none.csv'))).rejects.toThrow(/none.csv がありません。$/)
})
