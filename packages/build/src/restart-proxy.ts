import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'
import type { Restarted } from './restarted.ts'

/**
 * Passes connections on to a server in development that may be starting again: a reload straight
 * after an edit waits, and meets neither the old server nor none. Rejects when the port is taken.
 */
export function startRestartProxy(
  port: number,
  host: string,
  server: Restarted,
  url: URL,
): Promise<void> {
  const proxy = createServer(async (visitor) => {
    visitor.on('error', () => visitor.destroy())
    try {
      await server.ready()
      pipeline(visitor, connect(Number(url.port), url.hostname), visitor, () => {})
    } catch {
      visitor.destroy()
    }
  })
  return new Promise((resolve, reject) => {
    proxy.once('error', reject).listen(port, host, resolve)
  })
}
