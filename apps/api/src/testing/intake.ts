import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Database, OpenDatabase } from '../db/database.ts'
import { fillWithDemo } from '../demo/fill.ts'
import type { Verdict } from '../intake/kinds/kind.ts'
import { KINDS, type KindName } from '../intake/kinds/kinds.ts'
import { openSource } from '../intake/reading/source.ts'
import { importStock, type Order } from '../intake/run/import-stock.ts'
import { writeMasterData } from '../master/master-data.ts'
import { OPERATOR } from '../modules/audit-log/author.ts'
import { baibaiRooms } from '../modules/baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../modules/chintai-rooms/chintai-rooms.table.ts'
import { tatemono } from '../modules/tatemono/tatemono.table.ts'
import { copyOf, openTestDatabase } from './test-database.ts'

/** Shops and staff, and not a single listing. */
const AGENCY = {
  name: 'agency',
  async fill(db: Database) {
    await writeMasterData(db)
    await fillWithDemo(db, { rooms: 1, today: '2026-11-21' })
    for (const table of [chintaiRooms, tatemono, baibaiRooms]) await db.delete(table)
  },
}

export const openAgency = (): Promise<OpenDatabase> => openTestDatabase({ contents: AGENCY })
/** The same as a DATA_DIR of the embedded database. */
export const copyOfAgency = (): Promise<string> => copyOf(AGENCY)

/** What a room needs to be public, in a building that the row describes. */
export const ROOM = {
  bukken_no: '1700000001',
  建物番号: '27000001',
  取扱店舗: '301',
  建物名: 'サンハイツ天神',
  物件種別: 'マンション',
  住所: '福岡県福岡市中央区天神2-1-3',
  築年月: '2008年3月',
  構造: '鉄筋コンクリート造',
  '階数（地上）': '8',
  賃料: '62,000円',
  '管理費・共益費': '4000',
  敷金: '1',
  礼金: '0',
  間取り: '2LDK',
  専有面積: '52.17㎡',
  所在階: '3',
  契約形態: '普通借家',
  契約期間: '24',
  保証会社の利用: '不要',
  損害保険加入: 'なし',
  現況: '空家',
  取引態様: '媒介（仲介）',
}

type Cells = Record<string, string>

/** A CSV with a column for each cell that a row has. */
export function csvOf(rows: readonly Cells[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const quoted = (cell = '') => `"${cell.replaceAll('"', '""')}"`
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n')
}

type Options = Omit<Order, 'kind' | 'source'> & {
  today?: string
  name?: string
  /** Files in the same folder. */
  beside?: Record<string, Buffer>
  /** Where pictures are kept. */
  uploadDir?: string
  /** Under which what rows said before is kept. */
  importId?: string
}

/** Takes in what a file says. */
export async function takeIn(
  { db }: Pick<OpenDatabase, 'db'>,
  kind: KindName,
  content: string | Buffer | readonly Cells[],
  {
    today = '2026-11-21',
    name = 'stock.csv',
    beside = {},
    uploadDir,
    importId,
    ...order
  }: Options = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'intake-'))
  const path = join(folder, name)
  for (const [file, bytes] of Object.entries(beside)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), bytes)
  }
  const isText = typeof content === 'string' || Buffer.isBuffer(content)
  writeFileSync(path, isText ? content : csvOf(content as readonly Cells[]))
  const verdicts: Verdict[] = []
  const source = await openSource(path)
  const { counts, unused } = await importStock(
    { ...order, kind: KINDS[kind], source },
    {
      db,
      uploadDir: uploadDir ?? join(folder, 'media'),
      now: () => new Date(`${today}T15:00:00+09:00`),
      today: () => today,
      author: OPERATOR,
      importId,
      report: (_counts, some) => void verdicts.push(...some),
    },
  ).finally(source.close)
  const faults = verdicts.flatMap(({ entry, faults: found }) =>
    found.map(({ field, reason }) => `${entry.line} ${field} ${reason}`),
  )
  return { counts, unused, faults, verdicts }
}
