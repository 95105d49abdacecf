import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/**
 * For an answer that has two shapes: `reply.serializer(serializerOf(light))`. A union as response
 * schema would try one shape after the other on every answer.
 */
export function serializerOf(schema: z.ZodType): (payload: unknown) => string {
  return serializerCompiler({ schema, method: 'GET', url: '' }) as (payload: unknown) => string
}
