import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pipeline, Transform } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

/** A line of TCP to a server, on which every packet can take its time or everything can be cut. */
export async function faultyLine(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let delay = 0
  let isCut = false

  const slowly = () =>
    new Transform({
      async transform(chunk, _encoding, done) {
        if (delay > 0) await pause(delay)
        done(null, chunk)
      },
    })
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.setNoDelay().once('close', () => sockets.delete(socket))
    }
    pipeline(near, slowly(), far, () => {})
    pipeline(far, slowly(), near, () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = new URL(url)
  own.port = String((server.address() as AddressInfo).port)

  function cut(): void {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }

  return {
    url: own.href,
    /** ms for every packet, either way. */
    slowDown(milliseconds: number) {
      delay = milliseconds
    },
    /** Ends every connection and accepts no other. */
    cut,
    mend() {
      delay = 0
      isCut = false
    },
    async close() {
      cut()
      await once(server.close(), 'close')
    },
  }
}
