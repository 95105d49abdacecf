const BATCH = 5_000

/**
 * Reads a whole table by its key, a batch at a time: `read` gets the last key seen and returns the
 * next rows in key order.
 */
export async function* inBatches<Row>(
  keyOf: (row: Row) => string,
  read: (after: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = ''
  while (true) {
    const rows = await read(after, BATCH)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = keyOf(last)
  }
}
