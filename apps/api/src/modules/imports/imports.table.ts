import type { ImportRepairRule } from '@sumai/api-client/contract/import'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from '../../db/drizzle.ts'
import type { Resource } from '../audit-log/audit-log.table.ts'

/** Files that the head office has sent, kept for some weeks. */
export const imports = pgTable('imports', {
  importId: uuid('import_id').primaryKey(),
  kind: text('kind', { enum: ['shops', 'staffs', 'tatemono', 'chintai', 'baibai'] }).notNull(),
  fileName: text('file_name').notNull(),
  state: text('state', { enum: ['running', 'done', 'refused', 'interrupted'] }).notNull(),
  isDryRun: boolean('is_dry_run').notNull(),
  /** The import that this one takes back. */
  undoes: uuid('undoes').references((): AnyPgColumn => imports.importId, { onDelete: 'cascade' }),
  message: text('message'),
  total: integer('total').notNull().default(0),
  done: integer('done').notNull().default(0),
  created: integer('created').notNull().default(0),
  updated: integer('updated').notNull().default(0),
  unchanged: integer('unchanged').notNull().default(0),
  closed: integer('closed').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  drafts: integer('drafts').notNull().default(0),
  unusedColumns: text('unused_columns').array().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
})

/** What is to be said of their rows, in the order in which they stand in the file. */
export const importProblems = pgTable(
  'import_problems',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.importId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    file: text('file').notNull(),
    line: integer('line').notNull(),
    number: text('number').notNull(),
    isDraft: boolean('is_draft').notNull(),
    isWritten: boolean('is_written').notNull().default(false),
    field: text('field').notNull(),
    reason: text('reason').notNull(),
    /** As the file has it, and what it most likely means; used once somebody has agreed. */
    cell: text('cell'),
    repairRule: text('repair_rule').$type<ImportRepairRule>(),
    repairValue: text('repair_value'),
    isAccepted: boolean('is_accepted').notNull().default(false),
    /** Whether this import has read it so. */
    isRepaired: boolean('is_repaired').notNull().default(false),
  },
  (table) => [index('import_problems_import_id').on(table.importId, table.position)],
)

/**
 * What rows said before an import, in the order in which it wrote them: for a day it can be taken
 * back.
 */
export const importedBefore = pgTable(
  'imported_before',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.importId, { onDelete: 'cascade' }),
    resource: text('resource').$type<Resource>().notNull(),
    resourceId: text('resource_id').notNull(),
    /** That the import gave it; a row with another one was changed since. */
    version: integer('version').notNull(),
    /** The columns that the import changed; nothing of a row that is new. */
    before: jsonb('before').$type<Record<string, unknown> | null>(),
  },
  (table) => [
    index('imported_before_import_id').on(table.importId, table.position),
    index('imported_before_resource').on(table.resource, table.resourceId),
  ],
)
