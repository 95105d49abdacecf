import { isDeepStrictEqual } from 'node:util'
import { inTokyo } from '@sumai/format/dates'
import { getTableColumns, type PgTable, PgTimestamp } from '../db/drizzle.ts'
import { invalidFields } from '../http/problem.ts'
import type { WireRow } from './columns.ts'

/**
 * The values of a body by column of a table; 422 for numbers that are too large. Fields that are
 * not columns are ignored.
 */
export function columnsFrom<Table extends PgTable>(
  table: Table,
  body: WireRow,
): Partial<Table['$inferInsert']> {
  const values: WireRow = {}
  const errors: Record<string, string[]> = {}
  for (const [property, column] of Object.entries(getTableColumns(table))) {
    const value = body[column.name]
    if (value === undefined) continue
    if (!fits(value, column.getSQLType())) errors[column.name] = [TOO_LARGE]
    const isMoment = column instanceof PgTimestamp && typeof value === 'string'
    values[property] = isMoment ? new Date(value) : value
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  return values as Partial<Table['$inferInsert']>
}

const TOO_LARGE = '値が大きすぎます。'
const LIMITS: Record<string, number> = { smallint: 2 ** 15, integer: 2 ** 31 }

/** Whether a column of that type, or a list of it, holds all of the numbers. */
function fits(value: unknown, sqlType: string): boolean {
  const [type = ''] = sqlType.split('[')
  const [, digits, decimals] = /^numeric\((\d+), (\d+)\)$/.exec(type) ?? []
  const limit = digits ? 10 ** (Number(digits) - Number(decimals)) : LIMITS[type]
  if (limit === undefined) return true
  return [value].flat().every((each) => typeof each !== 'number' || Math.abs(each) < limit)
}

/** A row of a table under its wire names. */
export function wireFrom(table: PgTable, row: WireRow): WireRow {
  const wire: WireRow = {}
  for (const [property, column] of Object.entries(getTableColumns(table))) {
    const value = row[property]
    wire[column.name] = value instanceof Date ? timestamp(value) : value
  }
  return wire
}

/** Those of `fields` whose value in the body differs from the row. */
export const changedFields = (table: PgTable, row: WireRow, body: WireRow, fields: string[]) => {
  const current = wireFrom(table, row)
  return fields.filter(
    (field) => body[field] !== undefined && !isDeepStrictEqual(body[field], current[field]),
  )
}

/** A moment as the wire has it: `2026-11-21T09:00:00+09:00`. */
export const timestamp = (moment: Date): string =>
  `${inTokyo(moment).format('YYYY-MM-DDTHH:mm:ss')}+09:00`

export const timestampOrNull = (moment: Date | null) => moment && timestamp(moment)
