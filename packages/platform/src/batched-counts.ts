const EVERY_MS = 60_000

type Counted = { times: number }

type Options<Row> = {
  /** Rows with the same key are counted together. */
  keyOf: (row: Row) => string
  /** Keys that may wait; what comes beyond is not counted. */
  most: number
  save: (rows: Row[]) => Promise<void>
  failed: (cause: unknown) => void
}

/**
 * Counts in memory and saves once a minute, so that nobody waits for it. What could not be saved is
 * tried again; a process that is killed forgets its last minute.
 */
export function batchedCounts<Row extends Counted>({ keyOf, most, save, failed }: Options<Row>) {
  let waiting = new Map<string, Row>()
  const timer = setInterval(() => void write(), EVERY_MS).unref()

  function add(row: Row): void {
    const key = keyOf(row)
    const known = waiting.get(key)
    if (known) known.times += row.times
    else if (waiting.size < most) waiting.set(key, { ...row })
  }

  async function write(): Promise<void> {
    const rows = [...waiting.values()]
    waiting = new Map()
    if (rows.length === 0) return
    await save(rows).catch((cause) => {
      for (const row of rows) add(row)
      failed(cause)
    })
  }

  return {
    add,
    write,

    async stop(): Promise<void> {
      clearInterval(timer)
      await write()
    },
  }
}
