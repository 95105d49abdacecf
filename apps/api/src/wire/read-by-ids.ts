import { type PgColumn, type SQL, sql } from '../db/drizzle.ts'
import type { WireRow } from './columns.ts'

/** A statement that is prepared under a name, once a connection. */
type Prepared = { execute(values: Record<string, unknown>): Promise<{ row: WireRow }[]> }

/**
 * Reads rows by their identifiers, in the order of these, with statements that are written when
 * first asked for and kept: the hundred columns of a listing take longer than finding it. PostgreSQL
 * plans the one for a single identifier once, too; a list of unknown length it would plan anew each
 * time.
 */
export function readByIds(
  column: PgColumn,
  name: string,
  prepare: (isWanted: SQL, name: string) => Prepared,
): (ids: readonly string[]) => Promise<WireRow[]> {
  let one: Prepared | undefined
  let several: Prepared | undefined

  function read(ids: readonly string[]) {
    if (ids.length === 1) {
      one ??= prepare(sql`${column} = ${sql.placeholder('id')}`, `${name}_one`)
      return one.execute({ id: ids[0] })
    }
    several ??= prepare(sql`${column} = any(${sql.placeholder('ids')})`, name)
    return several.execute({ ids })
  }

  return async (ids) => {
    if (ids.length === 0) return []
    const found = await read(ids)
    const byId = new Map(found.map(({ row }): [unknown, WireRow] => [row[column.name], row]))
    return ids.flatMap<WireRow>((id) => byId.get(id) ?? [])
  }
}
