import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { isRead } from '../../http/staff-cookie.ts'
import type { Staff } from '../../staff/staff.ts'
import { hashOf } from '../../wire/hash-of.ts'
import { keyInvalid, keyReused, wasDone } from './call-keys.errors.ts'
import { callKeysRepository } from './call-keys.repository.ts'
import { type KeyedCall, underKey } from './keyed-transactions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What is being done under an `Idempotency-Key`. */
    keyedCall: KeyedCall | undefined
  }
}

const uuid = z.uuid()

/**
 * Honours `Idempotency-Key` of every change by the staff but sent files (decision 0056): the same call
 * under the same key is done once and answered alike, another one is refused.
 */
export const callKeys = ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  fp(async (app) => {
    const repository = callKeysRepository(db)
    app.decorateRequest('keyedCall', undefined)

    /** Whether it was answered as before. */
    async function isRepeated(call: KeyedCall, reply: FastifyReply): Promise<boolean> {
      const known = await repository.find(call)
      if (!known) return false
      if (known.callHash !== call.callHash) throw keyReused()
      if (known.status === null) throw wasDone()
      reply.status(known.status).header('cache-control', 'no-store')
      reply.type('application/json; charset=utf-8').send(known.answer ?? undefined)
      return true
    }

    app.addHook('preHandler', (request, reply, done) => {
      const call = callOf(request)
      if (!call) return done()
      isRepeated(call, reply).then((isAnswered) => {
        if (isAnswered) return
        request.keyedCall = call
        underKey(call, done)
      }, done)
    })

    app.addHook('onSend', async ({ keyedCall, log }, { statusCode: status }, payload) => {
      if (!keyedCall) return
      const answer = typeof payload === 'string' ? payload : null
      if (status < 300) {
        // Without its answer the key still stands, and the call is not done twice.
        await repository
          .answered(keyedCall, { status, answer }, now())
          .catch((cause) => log.error(cause, 'The answer to a keyed call could not be kept'))
      } else if (status < 500 && keyedCall.isTaken) await repository.giveBack(keyedCall)
    })
  })

function callOf(request: FastifyRequest): KeyedCall | undefined {
  const { method, url, body, staff, headers, routeOptions } = request
  const key = headers['idempotency-key']
  if (key === undefined || !staff || !routeOptions.config.access || isRead(request))
    return undefined
  if (headers['content-type']?.startsWith('multipart/')) return undefined
  const { data: callKey } = uuid.safeParse(key)
  if (!callKey) throw keyInvalid()
  return { owner: ownerOf(staff), callKey, callHash: hashOf({ method, url, body }), isTaken: false }
}

const ownerOf = (staff: Staff): string =>
  staff.syain_no ?? (staff.user_type === 'shop' ? staff.tenpo_no : staff.user_type)
