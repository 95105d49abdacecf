import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import iconv from 'iconv-lite'
import { ROOM } from './intake.ts'

/** Prefecture, municipality and town of homes. */
const TOWNS = [
  '福岡県福岡市中央区天神',
  '福岡県福岡市博多区博多駅前',
  '福岡県福岡市南区大橋',
  '福岡県福岡市早良区西新',
  '福岡県久留米市東町',
  '福岡県春日市春日',
  '福岡県筑紫野市二日市中央',
  '福岡県大野城市上大利',
]
const ROOMS_EACH = 3
const FIRST_ROOM = 1_700_000_000
const FIRST_BUILDING = 27_000_000

type Row = Record<string, string>

const COMMENT = '静かな街並みの中で、\n暮らしを楽しめる住まいです。'

/** A room that may be public; three are of one building. */
function room(index: number): Row {
  const building = Math.floor(index / ROOMS_EACH)
  return {
    ...ROOM,
    bukken_no: String(FIRST_ROOM + index),
    建物番号: String(FIRST_BUILDING + building),
    建物名: `サンハイツ${building}`,
    住所: `${TOWNS[building % TOWNS.length]}${(building % 3) + 1}-${(building % 9) + 1}-1`,
    築年月: `${1990 + (building % 30)}年${(building % 12) + 1}月`,
    賃料: `${(40 + (index % 50)).toLocaleString('en')},000円`,
    専有面積: `${30 + (index % 40)}.5㎡`,
    所在階: String((index % 8) + 1),
    '設備・条件': 'エアコン;バス・トイレ別',
    おすすめコメント: COMMENT,
    見出し: '駅まで歩ける部屋',
  }
}

/** What is wrong with a row, and the field that a report names. */
const FAULTS: readonly [field: string, cells: Row][] = [
  ['bukken_no', { bukken_no: '17' }],
  ['bukken_no', { bukken_no: '' }],
  ['tenpo_no', { 取扱店舗: '999' }],
  ['tm_no', { 建物番号: '' }],
  ['hy_yachin', { 賃料: '六万' }],
  ['hy_yachin', { 賃料: '-5' }],
  ['hy_yachin', { 賃料: '62000.5' }],
  ['kozo', { 構造: '石造' }],
  ['address_disp', { 住所: '東京都千代田区', 建物番号: '29999999' }],
  ['madori_label', { 間取り: '3XYZ' }],
  ['title', { 見出し: '長'.repeat(61) }],
  ['comment', { おすすめコメント: '長'.repeat(1001) }],
  ['setsubijoken', { '設備・条件': '空飛ぶ床' }],
  ['chiku_ym', { 築年月: '昔' }],
  ['torihiki_taiyo', { 取引態様: '知人' }],
]
/** One in so many rows is at fault. */
const FAULT_EVERY = 5

/** The fields that the report of such a file names, row by row; none for a good row. */
export const faultOf = (index: number): (typeof FAULTS)[number] | undefined =>
  index % FAULT_EVERY === FAULT_EVERY - 1
    ? FAULTS[Math.floor(index / FAULT_EVERY) % FAULTS.length]
    : undefined

type Options = { rooms: number; withFaults?: boolean; encoding?: 'cp932' | 'utf8' }

/** Writes a CSV of so many rooms for rent as another system might. */
export async function writeStockFile(path: string, options: Options): Promise<void> {
  const { encoding = 'cp932' } = options
  const encoded = Readable.from(lines(options)).map((line: string) => iconv.encode(line, encoding))
  await pipeline(encoded, createWriteStream(path))
}

function* lines({ rooms, withFaults = false }: Options): Generator<string> {
  const names = Object.keys(room(0))
  const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`
  yield line(names)
  for (let index = 0; index < rooms; index++) {
    const row: Row = { ...room(index), ...(withFaults && faultOf(index)?.[1]) }
    yield line(names.map((name) => row[name] ?? ''))
  }
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
