import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'
import type { Restarted } from './restarted.ts'

/**
 * A proxy in front of a development server that restarts after edits: connections that are made
 * meanwhile wait for the new server. Rejects when the port is taken.
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
