/** The process of the staff's screens: serves until it is stopped. */
import { buildStaffServer } from './app.ts'
import { readEnv } from './env.ts'
import { releasedScreens } from './released.ts'

async function start() {
  const env = readEnv()
  const released = releasedScreens({
    ...env,
    log: (message) => console.log(`${new Date().toISOString()} staff: ${message}`),
  })
  await released.document()
  const app = buildStaffServer(env, released)
  await app.listen({ host: env.host, port: env.port })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => app.close().then(() => process.exit(0)))
  }
}

start().catch((error: Error) => {
  console.error(`staff: ${error.message}`)
  process.exit(1)
})
