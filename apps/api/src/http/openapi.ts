import swagger from '@fastify/swagger'
import { problem } from '@sumai/api-client/contract/problem'
import type { FastifyContextConfig, FastifySchema, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

type Transform = typeof jsonSchemaTransform

/** Optional query keys that are not in the customer's specification. */
const EXTENSIONS = new Set([
  'fields',
  'with_facets',
  'with_relax',
  'bounds',
  'area',
  'shogakko_no',
  'chugakko_no',
  'shisetsu_no',
  'shinchaku',
  'koukai_since',
  'is_madorizu',
  'is_above_photo5',
  'is_panorama',
  'is_movie',
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
        { name: 'staff', description: '職員のサインイン' },
      ],
      components: {
        securitySchemes: {
          staff: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: '職員' },
          session: {
            ...{ type: 'apiKey', in: 'cookie', name: 'staff_session' },
            description: 'サインインした職員。変更には Origin と X-CSRF-Token も必要',
          },
        },
      },
    },
    transform,
  })
})

/** Queries have a preprocessor, so only its output can be described. */
const transform: Transform = (document) => {
  const { querystring, ...schema } = document.schema ?? {}
  const { schema: described, url } = jsonSchemaTransform({
    ...document,
    schema: withFailures(schema),
  })
  const extra = {
    querystring: querystring instanceof z.ZodType ? describeQuery(querystring) : undefined,
    security: securityOf(document.route.config?.access),
    headers: headersOf(document.route),
  }
  return { url, schema: { ...(described as FastifySchema), ...extra } }
}

/** Error answers that every call can have. */
const withFailures = (schema: FastifySchema): FastifySchema => ({
  ...schema,
  response: { ...(schema.response as object), '4xx': problem, '5xx': problem },
})

/** A token or a session is optional for most calls and required for some. */
function securityOf(access: FastifyContextConfig['access']): Record<string, string[]>[] {
  if (access === 'session') return [{ session: [] }]
  const either: Record<string, string[]>[] = [{ staff: [] }, { session: [] }]
  return access ? either : [{}, ...either]
}

/** Changes by the staff are done once under a key (modules/call-keys). */
function headersOf({ config, method }: RouteOptions) {
  if (!config?.access || [method].flat().includes('GET')) return undefined
  return { type: 'object', properties: { 'Idempotency-Key': { type: 'string', format: 'uuid' } } }
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
      if (path.length === 0) jsonSchema.required = withoutDefaults(jsonSchema)
    },
  })
}

/** Fields with a default are optional in requests and required in answers. */
const withoutDefaults = ({ required = [], properties = {} }: z.core.JSONSchema.BaseSchema) =>
  required.filter((key) => !Object.hasOwn(Object(properties[key]), 'default'))
