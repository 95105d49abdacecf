/**
 * Everything that the API uses of drizzle. Node reads the package.json of a package again for every
 * import of it, and that of drizzle has 179 KB: importing it in each of our files added a second to
 * every start.
 */
export * from 'drizzle-orm'
export {
  type AnyPgColumn,
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
