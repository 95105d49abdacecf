import type { ApiError, Transport } from '@sumai/api-client'
import { createTransport } from '@sumai/api-client/transport'
import { LRUCache } from 'lru-cache'

type ServerTransportOptions = {
  apiOrigin: string
  /** Authenticates the shell to the API, so that limits count visitors and not the shell. */
  internalToken: string
  /** ms that the data of a page may take; one call may take nearly as long. */
  deadlineMs: number
  log(message: string): void
}

/** ms that are left for the page when a call has used up its time. */
const REST = 200
/** ms that master data (cities, stations, schools, shops), which every page's footer asks for, are kept. */
const MASTER_TTL = 60_000
const MASTER = /^(cities|shops|master\/(?!baibai\/counter).+)$/

/** The server's calls to the API: on behalf of a visitor, with master data kept for a minute. */
export function createServerTransport(options: ServerTransportOptions) {
  const master = new LRUCache<string, Promise<unknown>>({ max: 100, ttl: MASTER_TTL })

  return function transportFor(visitor: string): Transport {
    const transport = createTransport({
      baseUrl: `${options.apiOrigin}/api/v1`,
      timeoutMs: options.deadlineMs - REST,
      headers: {
        'x-internal-token': options.internalToken,
        ...(visitor ? { 'x-forwarded-for': visitor } : {}),
      },
      log: (error: ApiError, { path }) => options.log(`API ${path}: ${error.status} ${error.code}`),
    })
    return {
      request(call) {
        if (call.method !== 'GET' || !MASTER.test(call.path)) return transport.request(call)
        const key = call.path + JSON.stringify(call.query ?? {})
        let answer = master.get(key)
        if (!answer) {
          // Shared by many pages, so one page's end must not cancel it.
          answer = transport.request({ ...call, signal: undefined })
          master.set(key, answer)
          answer.catch(() => master.delete(key))
        }
        return answer
      },
    }
  }
}
