import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before an API and counts what it is asked. */
export async function startCounter(origin: string) {
  let calls = 0
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/api/')) calls += 1
    const { method, headers } = incoming
    const onward = request(origin + incoming.url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many calls some work causes. */
    async during(work: () => Promise<unknown>): Promise<number> {
      const before = calls
      await work()
      return calls - before
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
