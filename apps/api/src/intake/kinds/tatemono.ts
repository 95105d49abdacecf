import { tatemonoChange } from '@sumai/api-client/contract/tatemono-body'
import titles from '@sumai/domain/master/field-labels.json' with { type: 'json' }
import type { Database } from '../../db/database.ts'
import { type TatemonoRow, tatemono as table } from '../../modules/tatemono/tatemono.table.ts'
import { CHINTAI_LABELS } from '../../wire/labels.ts'
import { fieldsOf } from '../columns/field.ts'
import { rowsByKey, writeRows } from './by-key.ts'
import { decideTatemono } from './decide-tatemono.ts'
import type { Kind, Plan } from './kind.ts'
import { withoutWays } from './kotsu-cell.ts'
import { roomsOfBuildings } from './rooms-of-buildings.ts'
import { verdictOf } from './verdict.ts'

const schema = withoutWays(tatemonoChange.omit({ version: true }))

export const BUILDINGS = { resource: 'chintai/tatemono', table, key: table.tmNo } as const

/** Buildings with rooms for rent. */
export const tatemono: Kind = {
  title: '賃貸建物',
  key: 'tm_no',
  schema,
  fields: fieldsOf(schema, titles.tatemono, CHINTAI_LABELS),
  search: 'chintai',
  stored: { table, key: table.tmNo },
  example: {
    tm_no: '20000001',
    tm_name: 'サンハイツ天神',
    tm_name_kana: 'サンハイツテンジン',
    is_tm_name_disp: 'はい',
    bukken_type: 'マンション',
    address: '福岡県福岡市中央区天神2-1-3',
    chiku_ym: '2008-03',
    kozo: '鉄筋コンクリート造',
    chijo_kaisu: '8',
    kosu: '32',
    is_elevator: 'はい',
    comment: '地下鉄と西鉄の両方の駅が使えます。',
  },

  async planner(db: Database, taker) {
    return async (entries): Promise<Plan> => {
      const known = await rowsByKey(
        db,
        table,
        table.tmNo,
        entries.map(({ key }) => key),
      )
      const rows: TatemonoRow[] = []
      const verdicts = entries.map((entry) =>
        verdictOf(entry, () => {
          const before = known.get(entry.key)
          const row = decideTatemono(before, entry.values, taker.now())
          if (row === before) return { result: 'unchanged' }
          rows.push(row)
          return { result: before ? 'updated' : 'created' }
        }),
      )
      const rooms = await roomsOfBuildings(
        db,
        rows.filter(({ version }) => version > 1),
      )
      return {
        verdicts,
        listings: rooms.all,
        async write(tx) {
          await writeRows(tx, BUILDINGS, rows, known, taker)
          await rooms.write(tx)
        },
      }
    }
  },
}
