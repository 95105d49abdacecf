import { staffChange } from '@sumai/api-client/contract/site-body'
import titles from '@sumai/domain/master/field-labels.json' with { type: 'json' }
import type { Database } from '../../db/database.ts'
import { eq, max } from '../../db/drizzle.ts'
import { emptyRow } from '../../db/empty-row.ts'
import { endSignIns, hasMoved } from '../../modules/staff-sessions/end-sign-ins.ts'
import { type NewStaff, staffs as table } from '../../modules/staffs/staffs.table.ts'
import { fieldsOf } from '../columns/field.ts'
import { readAgency } from './agency.ts'
import type { Kind } from './kind.ts'
import { checkRequired } from './required.ts'
import { rowPlanner } from './row-planner.ts'
import { columnsOfRow, hasAll } from './same.ts'

const schema = staffChange.omit({ version: true })
const fields = fieldsOf(schema, titles.staffs, {})
export const STAFFS = { resource: 'staffs', table, key: table.syainNo } as const
const REQUIRED = ['tenpo_no', 'name', 'name_kana']

/** The staff of the shops. */
export const staffs: Kind = {
  title: 'スタッフ',
  key: 'syain_no',
  schema,
  fields,
  stored: { table, key: table.syainNo },
  example: {
    syain_no: '000123',
    tenpo_no: '001',
    name: '筑紫 花子',
    name_kana: 'チクシ ハナコ',
    yakushoku: '店長',
    shikaku: '宅地建物取引士;賃貸不動産経営管理士',
    tokui_area: '福岡市中央区;福岡市南区',
    message: '住まい探しをお手伝いします。',
    nengen: '8',
    is_public: 'はい',
  },

  async planner(db, taker) {
    const { shopOf } = await readAgency(db)
    const nextSort = await lastInShop(db)
    let moved: string[] = []
    const plan = rowPlanner(db, STAFFS, taker, (before, { key, values }) => {
      if (!before) checkRequired(values, REQUIRED, fields)
      const columns = columnsOfRow(table, values)
      const tenpoNo = columns.tenpoNo ?? before?.tenpoNo ?? ''
      shopOf({ tenpoNo })
      if (before && hasAll(before, columns)) return { result: 'unchanged' }
      const version = (before?.version ?? 0) + 1
      const base = before ?? { ...emptyRow(table), isPublic: true, sort: nextSort(tenpoNo) }
      const row = { ...base, ...columns, version } as NewStaff
      if (before && hasMoved(before, columns)) moved.push(key)
      return { result: before ? 'updated' : 'created', row }
    })
    return async (entries) => {
      moved = []
      const planned = await plan(entries)
      const addressed = moved
      return {
        ...planned,
        async write(tx) {
          await planned.write(tx)
          await endSignIns(tx, addressed)
        },
      }
    }
  },

  closing: {
    values: { is_public: false },
    open: (db: Database) =>
      db
        .select({ key: table.syainNo })
        .from(table)
        .where(eq(table.isPublic, true))
        .then((rows) => rows.map(({ key }) => key)),
  },
}

/** Who is new comes last in the order of the shop. */
async function lastInShop(db: Database): Promise<(tenpoNo: string) => number> {
  const rows = await db
    .select({ tenpoNo: table.tenpoNo, sort: max(table.sort) })
    .from(table)
    .groupBy(table.tenpoNo)
  const last = new Map(rows.map(({ tenpoNo, sort }) => [tenpoNo, sort ?? 0]))
  return (tenpoNo) => {
    const next = (last.get(tenpoNo) ?? 0) + 1
    last.set(tenpoNo, next)
    return next
  }
}
