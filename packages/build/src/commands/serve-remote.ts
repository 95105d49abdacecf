/** `node serve-remote.ts chintai`: the production server of one remote's files. */
import { REMOTES } from '../paths.ts'
import { portOf } from '../ports.ts'
import { serveRemote } from '../serve-remote.ts'

const remote = REMOTES.find((name) => name === process.argv[2])
if (!remote) throw new Error(`usage: serve-remote.ts <${REMOTES.join('|')}>`)

const app = serveRemote(remote)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => app.close().then(() => process.exit(0)))
}
try {
  await app.listen({ port: portOf(remote), host: process.env.HOST ?? '127.0.0.1' })
} catch (error) {
  console.error(`${remote}: ${(error as Error).message}`)
  process.exit(1)
}
