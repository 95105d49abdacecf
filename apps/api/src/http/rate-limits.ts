import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Problem } from './problem.ts'

/** How often a visitor may call; 0 means without limit. */
export type Rates = {
  /** Reads per minute, and how many more in a burst. */
  readsPerMinute: number
  readsBurst: number
  inquiriesPer10Minutes: number
  inquiriesPerDay: number
  /** Per e-mail address, from any visitor. */
  inquiriesPerEmail: number
}

/** Throws a 429 with Retry-After when the request comes too soon. */
export type Limit = (request: FastifyRequest) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /** Limits requests with the same key; a request without one is not limited. */
    limitOf(max: number, timeWindow: string, keyOf: KeyOf): Limit
  }
}
type KeyOf = (request: FastifyRequest) => string | undefined

/** Counts in the memory of this process. */
export const rateLimits = fp(async (app) => {
  await app.register(rateLimit, { global: false })

  app.decorate('limitOf', (max: number, timeWindow: string, keyOf: KeyOf): Limit => {
    if (max === 0) return async () => {}
    const check = app.createRateLimit({
      max,
      timeWindow,
      keyGenerator: (request) => keyOf(request) ?? '',
      allowList: (request) => keyOf(request) === undefined,
    })
    return async (request) => {
      const limit = await check(request)
      if (!limit.isAllowed && limit.isExceeded) {
        throw new Problem({
          status: 429,
          code: 'request.too_many',
          retryAfter: limit.ttlInSeconds,
        })
      }
    }
  })
})
