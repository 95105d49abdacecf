import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Fault = 'none' | '500' | 'hangs' | 'slow' | 'html'

/** ms that a slow remote takes for every answer. */
const SLOW = 3000

/** Stands before a remote, and does what remotes and the networks before them do on bad days. */
export class FaultyRemote {
  fault: Fault = 'none'
  readonly #server: Server
  readonly #target: string

  private constructor(target: string) {
    this.#target = target
    this.#server = createServer(async (asked, answer) => {
      if (this.fault === 'hangs') return
      if (this.fault === '500') return answer.writeHead(500).end('broken')
      if (this.fault === 'html') {
        return answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>hello')
      }
      if (this.fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW))
      const { method, headers, url } = asked
      const passed = request(this.#target + url, { method, headers }, (from) => {
        answer.writeHead(from.statusCode ?? 502, from.headers)
        from.pipe(answer)
      })
      passed.on('error', () => answer.destroy())
      passed.end()
    })
  }

  static async before(target: string): Promise<FaultyRemote> {
    const remote = new FaultyRemote(target)
    await new Promise<void>((done) => remote.#server.listen(0, '127.0.0.1', done))
    return remote
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }
}
