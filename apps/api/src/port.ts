import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartupError } from './db/database.ts'

/** Throws a `StartupError` if the port is taken, before the work of starting. */
export async function assertPortFree(host: string, port: number): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(port, host), 'listening')
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${code})`
    throw new StartupError(`Port ${port} on ${host} ${reason}.`)
  }
  probe.close()
  await once(probe, 'close')
}
