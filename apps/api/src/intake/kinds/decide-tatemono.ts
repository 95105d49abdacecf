import { searchColumns } from '@sumai/domain/search-text'
import { emptyRow } from '../../db/empty-row.ts'
import { buildingWords } from '../../modules/chintai-rooms/chintai-computed-columns.ts'
import { kindOfShubetu, shubetuFor } from '../../modules/tatemono/shubetu.ts'
import { type TatemonoRow, tatemono } from '../../modules/tatemono/tatemono.table.ts'
import type { Values } from '../columns/columns.ts'
import { placed } from '../place/placed.ts'
import { checkRequired } from './required.ts'
import { columnsOfRow, hasAll } from './same.ts'

const EMPTY = {
  ...emptyRow(tatemono),
  isTmNameDisp: true,
  isMinyukyo: false,
  kozo: 0,
  chijoKaisu: 0,
  chikaKaisu: 0,
  isElevator: false,
  latlngPrecision: 'town',
  taishin: 'unknown',
}

/** Without these there is no building to speak of. */
const LABELS = { tm_name: '建物名', bukken_type: '物件種別', chiku_ym: '築年月' }
const FIELDS = Object.entries(LABELS).map(([name, label]) => ({ name, label }))

/**
 * The building after a row of a file; the same object when the row changes nothing. 422 when a new
 * one lacks what makes it a building.
 */
export function decideTatemono(
  before: TatemonoRow | undefined,
  given: Values,
  now: Date,
): TatemonoRow {
  const kind = given.bukken_type ?? kindOfShubetu(given.shubetu)
  const values = placed(before ? given : { ...given, bukken_type: kind }, before)
  if (!before) checkRequired(values, Object.keys(LABELS), FIELDS)
  const columns = columnsOfRow(tatemono, values)
  if (before && hasAll(before, columns)) return before
  const row = {
    ...EMPTY,
    shubetu: shubetuFor(kind),
    createdAt: now,
    version: 0,
    ...before,
    ...columns,
    updatedAt: now,
  } as TatemonoRow
  return { ...row, ...searchColumns(buildingWords(row)), version: row.version + 1 }
}
