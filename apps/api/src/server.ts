import { isoDay } from '@sumai/format/dates'
import { startTelemetry } from '@sumai/telemetry'
import { StartupError } from './db/database.ts'
import { openDatabase } from './db/open-database.ts'
import { traceQueries } from './db/traced.ts'
import { readEnv } from './env.ts'
import { assertPortFree } from './port.ts'

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const telemetry = await startTelemetry('api')
  await assertPortFree(env.host, env.port)
  // The database opens on a thread of its own: meanwhile this one loads the rest.
  const [database, { seedDatabase }, { buildService }, { warmUp }] = await Promise.all([
    openDatabase(env.databaseUrl, env.dataDir, traceQueries(telemetry)),
    import('./seed/seed.ts'),
    import('./service.ts'),
    import('./warm-up.ts'),
  ])
  await database.prepare(async (db) => {
    await seedDatabase(db, { rooms: env.rooms, today: isoDay(new Date()) })
  })
  const { app } = await buildService(database, { ...env, telemetry })
  await warmUp(app)
  const address = await app.listen({ host: env.host, port: env.port })
  console.log(`api ready ${address}`)

  const stop = async () => {
    await app.close()
    await database.close()
    await telemetry.stop()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

start().catch((error) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
