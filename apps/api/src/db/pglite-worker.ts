import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import type { Answer, Call } from './pglite-client.ts'

/**
 * The embedded database, on a thread of its own because its calls block. Times stay text, as
 * drizzle-orm/pglite expects them (parsers are functions, which cannot be passed to a thread). JSON
 * stays text too, because text is passed twenty times as fast as objects.
 */
const asText = (value: string) => value
const TEXTS = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  types.JSON,
  types.JSONB,
]
const TIME_AND_NUMERIC_ARRAYS = [1115, 1182, 1185, 1187, 1231]

const parsers = Object.fromEntries([...TEXTS, ...TIME_AND_NUMERIC_ARRAYS].map((t) => [t, asText]))
const { dataDir } = workerData as { dataDir: string | undefined }
const opening = PGlite.create({ dataDir, parsers })

async function answer(call: Call): Promise<Omit<Answer, 'id'>> {
  try {
    const pglite = await opening
    if (call.kind === 'close') return { result: await pglite.close() }
    if (call.kind === 'open') return { result: undefined }
    return { result: await pglite.query(call.sql, call.params, { rowMode: call.rowMode }) }
  } catch (error) {
    const { message, code, table, column, constraint } = error as Error & Record<string, string>
    return { error: { message, code, table, column, constraint } }
  }
}

parentPort?.on('message', async (call: Call) => {
  parentPort?.postMessage({ id: call.id, ...(await answer(call)) })
})
