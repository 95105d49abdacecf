import swagger from '@fastify/swagger'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

type Transform = typeof jsonSchemaTransform

/** Query keys that SEED §7 does not have (DECISIONS 13). */
const EXTENSIONS = new Set([
  'fields',
  'with_facets',
  'with_relax',
  'bounds',
  'koukai_since',
  'parking_daisu_min',
  'is_by_tatemono',
])

/** OpenAPI 3.1 of every route, from the schemas that check it. */
export const openapi = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sumai API', version: '1.0.0' },
      tags: [
        { name: 'chintai', description: '賃貸' },
        { name: 'baibai', description: '売買' },
        { name: 'site', description: '店舗・スタッフ・記事・お問い合わせ' },
        { name: 'master', description: 'マスター' },
      ],
    },
    transform,
  })
})

/** Queries are read through a preprocessor, of which only the outcome can be described. */
const transform: Transform = (route) => {
  const { querystring, ...schema } = route.schema
  const { schema: described, url } = jsonSchemaTransform({ ...route, schema })
  if (!querystring) return { schema: described, url }
  return { schema: { ...described, querystring: describeQuery(querystring as z.ZodType) }, url }
}

function describeQuery(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema, path }) => {
      const key = path.at(-1)
      if (path.at(-2) === 'properties' && EXTENSIONS.has(String(key))) {
        Object.assign(jsonSchema, { 'x-extension': true })
      }
      if (path.length === 0) delete jsonSchema.required
    },
  })
}
