import { type PgColumn, type SQL, sql } from './drizzle.ts'

/** A statement that is prepared under a name, once a connection. */
type Prepared<Row> = { execute(values: Record<string, unknown>): Promise<Row[]> }

/**
 * Reads rows by their identifiers with statements that are written once: the hundred columns of a
 * listing take longer than finding it. PostgreSQL plans the one for a single identifier once, too;
 * a list of unknown length it would plan anew each time.
 */
export function readByIds<Row>(
  column: PgColumn,
  name: string,
  prepare: (isWanted: SQL, name: string) => Prepared<Row>,
): (ids: readonly string[]) => Promise<Row[]> {
  const one = prepare(sql`${column} = ${sql.placeholder('id')}`, `${name}_one`)
  const several = prepare(sql`${column} = any(${sql.placeholder('ids')})`, name)
  return async (ids) => {
    if (ids.length === 0) return []
    return ids.length === 1 ? one.execute({ id: ids[0] }) : several.execute({ ids })
  }
}
