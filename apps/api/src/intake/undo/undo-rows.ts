import type { Database } from '../../db/database.ts'
import { getTableColumns, type PgTable, PgTimestamp, type SQL, sql } from '../../db/drizzle.ts'
import { recordChanges, type Writer } from '../../modules/audit-log/record-changes.ts'
import type { importedBefore } from '../../modules/imports/imports.table.ts'
import type { WireRow } from '../../wire/columns.ts'
import { rowsByKey, writeRows } from '../kinds/by-key.ts'
import { OutdatedError } from '../kinds/kind.ts'
import { ASKED_ABOUT, askedAbout, changedSince, IS_GONE } from './kept-because.ts'
import type { UndoTarget } from './targets.ts'

/** What an import has left of a row. */
export type Kept = typeof importedBefore.$inferSelect

/** Who takes back, and when what is taken back was begun. */
export type Undoer = Writer & { since: Date }

export type Undone = {
  restored: string[]
  removed: string[]
  /** Why others stay as they are. */
  left: { id: string; reason: string }[]
  /** The homes that read differently now. */
  listings: string[]
}

/**
 * Puts rows of one kind back as they were before an import; new ones go. What somebody has changed
 * since stays, as does a new home that somebody has asked about.
 */
export async function undoRows(
  tx: Database,
  target: UndoTarget,
  kept: readonly Kept[],
  undoer: Undoer,
): Promise<Undone> {
  const { table, resource, key, name, isHome = false, follow } = target
  const ids = kept.map(({ resourceId }) => resourceId)
  const current: ReadonlyMap<string, WireRow> = await rowsByKey(tx, table, key, ids)
  const isAsIs = ({ resourceId, version }: Kept) => current.get(resourceId)?.version === version
  const untouched = kept.filter(isAsIs)
  const created = untouched.flatMap(({ before, resourceId: id, version }) =>
    before ? [] : [{ id, version }],
  )
  const asked = await askedAbout(tx, isHome ? created.map(({ id }) => id) : [], undoer.since)
  const removed = created.filter(({ id }) => !asked.has(id))
  const restored = untouched.flatMap(({ resourceId, before }) => {
    const now = current.get(resourceId)
    return before && now
      ? [{ id: resourceId, before: now, after: asBefore(table, now, before) }]
      : []
  })

  await writeRows(
    tx,
    target,
    restored.map(({ after }) => stamped(table, after, undoer.now())),
    current as never,
    undoer,
  )
  const others = (await follow?.(tx, restored)) ?? []
  if (removed.length > 0) {
    const version = sql.identifier('version')
    const isWritten = sql`(${key}, ${table}.${version}) in ${versionsOf(removed)}`
    const gone = await tx.delete(table).where(isWritten).returning()
    if (gone.length < removed.length) throw new OutdatedError()
    const lines = removed.map(({ id }) => ({ id, before: current.get(id) }))
    await recordChanges(tx, undoer, resource, lines)
  }

  const changed = kept.filter((it) => !isAsIs(it)).map(({ resourceId }) => resourceId)
  const why = await changedSince(tx, resource, changed)
  const left = (id: string, reason: string) => {
    const called = current.get(id)?.[name]
    return { id, reason: called ? `「${called}」：${reason}` : reason }
  }
  const back = restored.map(({ id }) => id)
  const gone = removed.map(({ id }) => id)
  return {
    ...{ restored: back, removed: gone },
    left: [
      ...changed.map((id) => left(id, (current.has(id) && why.get(id)) || IS_GONE)),
      ...created.filter(({ id }) => asked.has(id)).map(({ id }) => left(id, ASKED_ABOUT)),
    ],
    listings: [...(isHome ? [...back, ...gone] : []), ...others],
  }
}

/** A row with the columns that an import changed as they were; JSON has made texts of moments. */
function asBefore(table: PgTable, now: WireRow, before: WireRow): WireRow {
  const columns: WireRow = getTableColumns(table)
  const revived = Object.entries(before).map(([property, value]) => [
    property,
    columns[property] instanceof PgTimestamp && value ? new Date(String(value)) : value,
  ])
  return { ...now, ...Object.fromEntries(revived), version: Number(now.version) + 1 }
}

const stamped = (table: PgTable, row: WireRow, now: Date): WireRow =>
  'updatedAt' in getTableColumns(table) ? { ...row, updatedAt: now } : row

/** Numbers with their versions, to be looked for in a table. */
export const versionsOf = (rows: readonly { id: string; version: number }[]): SQL =>
  sql`(${sql.join(
    rows.map(({ id, version }) => sql`(${id}, ${version}::integer)`),
    sql`, `,
  )})`
