import { ApiError, type Transport } from '@sumai/api-client'
import { createTransport } from '@sumai/api-client/transport'
import type { Telemetry } from '@sumai/telemetry'
import { LRUCache } from 'lru-cache'
import { type Breaker, createBreaker } from './breaker.ts'

type ServerTransportOptions = {
  apiOrigin: string
  /**
   * Authenticates the shell, so that the rate limits of the API count visitors instead of the
   * shell.
   */
  internalToken: string
  /** ms that the data of a page may take; one call may take nearly as long. */
  deadlineMs: number
  telemetry: Telemetry
  log(message: string): void
}

/** ms that remain for the page after a call has timed out. */
const REST = 200
/** ms that master data (cities, stations, schools) are cached; every footer needs them. */
const MASTER_TTL = 60_000
/** The same of the shops, whose hours the staff change. */
const SHOPS_TTL = 3_000
const MASTER = /^(cities|shops|master\/(?!baibai\/counter).+)$/

/** The server's calls to the API, for a visitor; master data is cached. */
export function createServerTransport(options: ServerTransportOptions) {
  const master = new LRUCache<string, Promise<unknown>>({ max: 100, ttl: MASTER_TTL })
  const breaker = createBreaker()

  return function transportFor(visitor: string): Transport {
    const transport = guarded(
      breaker,
      traced(
        options.telemetry,
        createTransport({
          baseUrl: `${options.apiOrigin}/api/v1`,
          timeoutMs: options.deadlineMs - REST,
          headers: {
            // Compression is not worth it within one network.
            'accept-encoding': 'identity',
            'x-internal-token': options.internalToken,
            ...(visitor ? { 'x-forwarded-for': visitor } : {}),
          },
          log: (error: ApiError, { path }) =>
            options.log(`API ${path}: ${error.status} ${error.code}`),
        }),
      ),
    )
    return {
      request(call) {
        if (call.method !== 'GET' || !MASTER.test(call.path)) return transport.request(call)
        const key = call.path + JSON.stringify(call.query ?? {})
        let answer = master.get(key)
        if (!answer) {
          // Not cancelled with the page, because many pages share the answer.
          answer = transport.request({ ...call, signal: undefined })
          master.set(key, answer, call.path === 'shops' ? { ttl: SHOPS_TTL } : {})
          answer.catch(() => master.delete(key))
        }
        return answer
      },
    }
  }
}

/** Traces every call and passes the trace to the API. */
function traced(telemetry: Telemetry, transport: Transport): Transport {
  return {
    request: (call) =>
      telemetry.span(`API ${call.method}`, 'client', { 'url.path': call.path }, () =>
        transport.request({ ...call, headers: { ...call.headers, ...telemetry.headers() } }),
      ),
  }
}

/**
 * Refuses reads at once while the API fails, so that it can recover. Writes of visitors are always
 * tried.
 */
function guarded(breaker: Breaker, transport: Transport): Transport {
  return {
    async request(call) {
      if (call.method !== 'GET') return transport.request(call)
      if (!breaker.admits()) throw refusal()
      try {
        const answer = await transport.request(call)
        breaker.note(true)
        return answer
      } catch (error) {
        breaker.note(!isFailure(error))
        throw error
      }
    },
  }
}

const isFailure = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500

const refusal = () => new ApiError({ status: 503, code: 'breaker_open', message: 'the API fails' })
