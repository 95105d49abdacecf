import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { DURABLE, DurableFiles } from './durable-files.ts'
import type { Answer, Call, LastWords } from './pglite-client.ts'

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

/**
 * Log files (16 MB each) after which a checkpoint empties the log. Without a server nothing else
 * does.
 */
const LOG_FILES = 4
const LOG_FILE = /\/pg_wal\/[0-9A-F]{24}$/

/**
 * What PostgreSQL keeps in memory of its files, which the system keeps too. Its own 128 MB are laid
 * out at every start, which takes 0.4 s longer.
 */
const SHARED_BUFFERS = '32MB'

const parsers = Object.fromEntries([...TEXTS, ...TIME_AND_NUMERIC_ARRAYS].map((t) => [t, asText]))
const { folder } = workerData as { folder: string }
const logFiles = new Set<string>()
let isOpen = false
/** Why it has stopped, in PostgreSQL's own words. */
let reason: string | undefined

/** Set by the first call, which opens it. */
let opening: Promise<PGlite> | undefined

async function open(program: WebAssembly.Module): Promise<PGlite> {
  const pglite = await PGlite.create({
    wasmModule: program,
    fs: new DurableFiles(folder, {
      onAbort: giveUp,
      onSync(path) {
        if (LOG_FILE.test(path)) logFiles.add(path)
      },
    }),
    parsers,
    startParams: [...DURABLE, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    onStderr: hear,
  })
  isOpen = true
  return pglite
}

/** PGlite would try for ever to go on after an error that PostgreSQL does not survive. */
function hear(line: string): boolean {
  const [, fatal] = /(?:FATAL|PANIC): +(.*)/.exec(line) ?? []
  reason ??= fatal
  if (fatal && isOpen) giveUp()
  return false
}

function giveUp(): never {
  parentPort?.postMessage({ lastWords: reason ?? 'aborted' } satisfies LastWords)
  process.exit(1)
}

async function answer(call: Call): Promise<Omit<Answer, 'id'>> {
  try {
    if (call.kind === 'open') opening = open(call.program)
    const pglite = await opening
    if (!pglite) throw new Error('it is not open')
    if (call.kind === 'close') {
      isOpen = false
      return { result: await pglite.close() }
    }
    if (call.kind === 'open') return { result: undefined }
    return { result: await pglite.query(call.sql, call.params, { rowMode: call.rowMode }) }
  } catch (error) {
    const { message, code, table, column, constraint } = error as Error & Record<string, string>
    return { error: { message: reason ?? message, code, table, column, constraint } }
  }
}

async function emptyLog(): Promise<void> {
  if (!isOpen || logFiles.size <= LOG_FILES) return
  logFiles.clear()
  // Refused in a transaction that has failed: the log grows until the next time.
  await (await opening)?.query('checkpoint').catch(() => {})
}

parentPort?.on('message', async (call: Call) => {
  parentPort?.postMessage({ id: call.id, ...(await answer(call)) })
  await emptyLog()
})
