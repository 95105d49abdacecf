import type { FastifyReply } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'

type Serialize = (payload: unknown) => string

/** Checks an answer by its schema, drops unknown fields, and writes it as JSON. */
export const serializerOf = (schema: z.ZodType): Serialize =>
  serializerCompiler({ schema, method: 'GET', url: '' }) as Serialize

/**
 * For answers with two shapes: a union as response schema would try both on every answer.
 */
export function answerAs(reply: FastifyReply, serialize: Serialize): void {
  reply.type('application/json; charset=utf-8').serializer(serialize)
}
