import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import { BRAND } from '@sumai/domain/brand'
import type { FastifyPluginAsync } from 'fastify'

/** The policy of the page, which loads from this server only and calls this API. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>API リファレンス｜${BRAND.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
<main id="reference"></main>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
`

const START = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#reference',
  validatorUrl: null,
  defaultModelsExpandDepth: -1,
  docExpansion: 'list',
  tryItOutEnabled: true,
})
`

const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js']
const DIST = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** The reference for programmers at /api/v1/docs, drawn from /api/v1/openapi.json. */
export const docs: FastifyPluginAsync = async (app) => {
  await app.register(fastifyStatic, { root: DIST, serve: false })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', POLICY)
    reply.header('x-content-type-options', 'nosniff')
  })
  const hidden = { schema: { hide: true } }
  app.get('/docs', hidden, (_, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
  app.get('/docs/start.js', hidden, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  )
  for (const file of FILES) {
    app.get(`/docs/${file}`, hidden, (_, reply) => reply.sendFile(file, { maxAge: '1h' }))
  }
}
