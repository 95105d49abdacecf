import { type PgColumn, type SQL, sql } from './drizzle.ts'

/** For prepared statements: that a column has one of the values that come with each execution. */
export const isAnyOf = (column: PgColumn, placeholder: string): SQL =>
  sql`${column} = any(${sql.placeholder(placeholder)})`
