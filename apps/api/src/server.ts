import { isoDay } from '@sumai/format/dates'
import { startTelemetry } from '@sumai/telemetry'
import { OWNER_ONLY, privateDataDir } from './db/data-dir.ts'
import { DatabaseAwayError, StartupError } from './db/database.ts'
import { openDatabase } from './db/open-database.ts'
import { traceQueries } from './db/traced.ts'
import { moveDemoDates } from './demo/move-dates.ts'
import { readServerEnv } from './env.ts'
import { describeError } from './http/describe-error.ts'
import { writeMasterData } from './master/master-data.ts'
import { assertPortFree } from './port.ts'

/**
 * ms that requests get when the process is told to end: longer than any answer takes. One that is
 * never sent to its end would keep the process for another minute.
 */
const LAST_ANSWERS = 5_000

async function start(): Promise<void> {
  process.umask(OWNER_ONLY)
  const env = readServerEnv(process.env)
  privateDataDir(env.dataDir)
  const telemetry = await startTelemetry('api')
  await assertPortFree(env.host, env.port)
  // The database opens on a thread of its own: meanwhile this one loads the rest.
  const [database, demo, { buildService }, { warmUp }] = await Promise.all([
    openDatabase(env, { trace: traceQueries(telemetry) }),
    env.demo ? import('./demo/fill.ts') : undefined,
    import('./service.ts'),
    import('./warm-up.ts'),
  ])
  database.lost?.then(fail)
  const today = isoDay(new Date())
  await database.prepare(async (db) => {
    await writeMasterData(db)
    await demo?.fillWithDemo(db, { rooms: env.rooms, today })
    await moveDemoDates(db, today)
  })
  const { app } = await buildService(database, { ...env, telemetry })
  await warmUp(app)
  // Half of the memory of the process would otherwise stay taken by listings that were read.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  const address = await app.listen({ host: env.host, port: env.port })
  console.log(`api ready ${address}`)

  const stop = async () => {
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS).unref()
    await app.close()
    await database.close()
    await telemetry.stop()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** Ends the process; of an error that nobody expected its message stays unsaid, as in the log. */
function fail(error: unknown): never {
  const isForOperators = error instanceof StartupError || error instanceof DatabaseAwayError
  console.error(isForOperators ? error.message : describeError(error))
  process.exit(1)
}

process.once('uncaughtException', fail)
start().catch(fail)
