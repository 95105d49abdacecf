import { createRequire } from 'node:module'
import type * as Drizzle from 'drizzle-orm'
import type * as NodePostgres from 'drizzle-orm/node-postgres'
import type * as NodePostgresMigrator from 'drizzle-orm/node-postgres/migrator'
import type * as PgCore from 'drizzle-orm/pg-core'
import type * as Pglite from 'drizzle-orm/pglite'
import type * as PgliteMigrator from 'drizzle-orm/pglite/migrator'

/**
 * Everything that the API uses of drizzle, as CommonJS: for every file of a package that is an ES
 * module Node reads its package.json anew, and that of drizzle has 179 KB and 400 files.
 */
const require = createRequire(import.meta.url)
const drizzle: typeof Drizzle = require('drizzle-orm')
const pgCore: typeof PgCore = require('drizzle-orm/pg-core')

/** The drivers: a process loads that of its database alone. */
export const onPostgres = (): typeof NodePostgres & typeof NodePostgresMigrator => ({
  ...require('drizzle-orm/node-postgres'),
  ...require('drizzle-orm/node-postgres/migrator'),
})
export const onPglite = (): typeof Pglite & typeof PgliteMigrator => ({
  ...require('drizzle-orm/pglite'),
  ...require('drizzle-orm/pglite/migrator'),
})

export const {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  min,
  ne,
  notExists,
  notInArray,
  or,
  sql,
  sum,
} = drizzle
export const {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  PgTable,
  PgTimestamp,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} = pgCore

export type { AnyColumn, SQL } from 'drizzle-orm'
export type {
  AnyPgColumn,
  PgColumn,
  PgDatabase,
  PgQueryResultHKT,
  SelectedFields,
} from 'drizzle-orm/pg-core'
export type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
export type PgTable = PgCore.PgTable
