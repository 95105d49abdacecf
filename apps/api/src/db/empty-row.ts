import { getTableColumns, type PgTable } from './drizzle.ts'

/** `null` for every column that may be null, no items for every list. */
export const emptyRow = (table: PgTable): Record<string, null | []> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => !column.notNull || isList(column.getSQLType()))
      .map(([property, column]) => [property, column.notNull ? [] : null]),
  )

/** A document that may not be null is a list of things, such as pictures. */
const isList = (sqlType: string) => sqlType === 'jsonb' || sqlType.endsWith('[]')
