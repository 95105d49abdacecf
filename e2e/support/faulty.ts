import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

export type Fault = 'refused' | '500' | '503' | 'hangs' | 'slow' | 'cut' | 'html' | 'tampered'

/** ms that a slow process takes for every answer. */
const SLOW = 3000

/** Stands before a process, and does what processes and the networks before them do on bad days. */
export class Faulty {
  readonly #target: string
  readonly #port: number
  #server: Server
  #fault: Fault | undefined
  #delay = 0
  #answers = 0

  private constructor(target: string, server: Server) {
    this.#target = target
    this.#server = server
    this.#port = (server.address() as AddressInfo).port
    server.on('request', this.#answer)
  }

  static async before(target: string): Promise<Faulty> {
    return new Faulty(target, await listening(0))
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** So many requests have been answered, well or not. */
  get answers(): number {
    return this.#answers
  }

  /** `delay`: of a slow process, ms. */
  async be(fault: Fault, delay = SLOW): Promise<void> {
    await this.beWell()
    this.#fault = fault
    this.#delay = delay
    if (fault === 'refused') await this.close()
  }

  async beWell(): Promise<void> {
    if (!this.#server.listening) {
      this.#server = (await listening(this.#port)).on('request', this.#answer)
    }
    this.#fault = undefined
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  #answer = async (asked: IncomingMessage, answer: ServerResponse) => {
    const fault = this.#fault
    if (fault === 'hangs') return
    this.#answers += 1
    if (fault === '500' || fault === '503') return answer.writeHead(Number(fault)).end('broken')
    if (fault === 'html') {
      return answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>hello')
    }
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, this.#delay))
    const { method, url } = asked
    const isChanged = fault === 'tampered' && /\.js$/.test(url ?? '')
    // What is compressed cannot be added to.
    const headers = isChanged ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers
    const passed = request(this.#target + url, { method, headers }, (from) => {
      const { 'content-length': _, ...rest } = from.headers
      answer.writeHead(from.statusCode ?? 502, isChanged ? rest : from.headers)
      if (fault === 'cut') return from.once('data', (part) => cutOff(answer, part))
      from.pipe(answer, { end: !isChanged })
      if (isChanged) from.on('end', () => answer.end('\n;0'))
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }
}

/** Sends half of it, then nothing more. */
const cutOff = (answer: ServerResponse, part: Buffer) =>
  answer.write(part.subarray(0, part.length / 2), () => answer.destroy())

async function listening(port: number): Promise<Server> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return server
}
