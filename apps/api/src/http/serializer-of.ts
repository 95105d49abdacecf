import type { FastifyReply } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'

type Serialize = (payload: unknown) => string

/** Checks an answer against its schema, leaves out what is not in it, and writes it as JSON. */
export const serializerOf = (schema: z.ZodType): Serialize =>
  serializerCompiler({ schema, method: 'GET', url: '' }) as Serialize

/**
 * For an answer that has two shapes: a union as response schema would try one after the other on
 * every answer.
 */
export function answerAs(reply: FastifyReply, serialize: Serialize): void {
  reply.type('application/json; charset=utf-8').serializer(serialize)
}
