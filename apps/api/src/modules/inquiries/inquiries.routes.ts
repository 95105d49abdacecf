import { inquiryAnswer, inquiryBody } from '@sumai/api-client/contract/inquiry'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { within } from '../../within.ts'
import { keyMissing } from './inquiries.errors.ts'
import { inquiryLimits } from './inquiry-limits.ts'
import { inquiryReceiver } from './receive.ts'

const key = z.uuid()
/** Ten times the size of the longest form; the shell has the same limit. */
const BODY_LIMIT = 64 * 1024
/** ms; a later receipt is fetched by another try with the same key. */
const ANSWER_MS = 4_000

/** Enquiries, the only thing that visitors write. */
export function inquiriesRoutes(deps: Deps): ApiPlugin {
  const receive = inquiryReceiver({ ...deps, db: deps.reserved })
  const limits = inquiryLimits(deps.limiter, deps.rates)

  return async (app) => {
    app.post(
      '/inquiry',
      {
        onRequest: (request) => limits.tried(deps.callerOf(request).address),
        bodyLimit: BODY_LIMIT,
        schema: {
          tags: ['site'],
          summary: 'お問い合わせ',
          body: inquiryBody,
          response: { 200: inquiryAnswer, 201: inquiryAnswer },
        },
      },
      async (request, reply) => {
        const { data } = key.safeParse(request.headers['idempotency-key'])
        if (!data) throw keyMissing()
        const { address } = deps.callerOf(request)
        const received = receive(request.body, data, (inquiry) => limits.counted(inquiry, address))
        const { receipt, isNew } = await within(ANSWER_MS, received)
        reply.header('cache-control', 'no-store').status(isNew ? 201 : 200)
        return { inquiry: receipt }
      },
    )
  }
}
