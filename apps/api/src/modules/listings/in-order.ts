/** Rows in the order of the identifiers that were asked for; the database returns them in any. */
export function inOrder<Row>(
  ids: readonly string[],
  rows: readonly Row[],
  idOf: (row: Row) => unknown,
): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
