import { inquiryAnswer, inquiryBody } from '@sumai/api-client/contract/inquiry'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { keyMissing } from './inquiries.errors.ts'
import { inquiryReceiver } from './receive.ts'

const key = z.uuid()
/** Ten times the size of the longest form; the shell has the same limit. */
const BODY_LIMIT = 64 * 1024

/** Enquiries, the only thing that visitors write. */
export function inquiriesRoutes(deps: Deps): ApiPlugin {
  const receive = inquiryReceiver(deps)

  return async (app) => {
    const limits = [
      app.limitOf(deps.rates.inquiriesPer10Minutes, '10 minutes', deps.visitorOf),
      app.limitOf(deps.rates.inquiriesPerDay, '1 day', deps.visitorOf),
      app.limitOf(deps.rates.inquiriesPerEmail, '10 minutes', emailOf),
    ]

    app.post(
      '/inquiry',
      {
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
        const { receipt, isNew } = await receive(request.body, data, async () => {
          for (const limit of limits) await limit(request)
        })
        reply.header('cache-control', 'no-store').status(isNew ? 201 : 200)
        return { inquiry: receipt }
      },
    )
  }
}

const emailOf = ({ body }: FastifyRequest) =>
  (body as z.output<typeof inquiryBody>).email?.toLowerCase()
