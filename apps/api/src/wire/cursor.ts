/**
 * The rows of a part, of which one more than the limit was read, and where the next part begins:
 * `null` at the end.
 */
export function nextCursor<Row extends Record<string, unknown>>(
  found: readonly Row[],
  limit: number,
  id: keyof Row & string,
): { rows: Row[]; next_cursor: string | null } {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, next_cursor: last ? String(last[id]) : null }
}
