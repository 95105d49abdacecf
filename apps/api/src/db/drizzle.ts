/**
 * drizzle as the API uses it. Node reads the description of a package anew for every import of it,
 * and drizzle's has 179 KB: imported from each of our files it took a second of every start.
 */
export * from 'drizzle-orm'
export {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  type PgDatabase,
  type PgQueryResultHKT,
  PgTable,
  PgTimestamp,
  pgSequence,
  pgTable,
  primaryKey,
  type SelectedFields,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
export type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
