import path from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { proxy } from './proxy.ts'
import type { Released } from './released.ts'
import { secure } from './security-headers.ts'

/**
 * `x-instance` tells the process that started this one that it is the one that answers
 * (packages/build/src/stack.ts).
 */
const PROBE_HEADERS = { 'cache-control': 'no-store', 'x-instance': process.env.INSTANCE ?? '' }

/** The server of the staff's screens: their files, one document, and the API behind them. */
export function buildStaffServer(env: Env, released: Released): FastifyInstance {
  const app = Fastify({
    trustProxy: env.trustedProxies.length > 0 ? env.trustedProxies : false,
    forceCloseConnections: 'idle',
  })
  secure(app, env.origin)
  for (const probe of ['/livez', '/readyz']) {
    app.get(probe, async (_request, reply) => reply.headers(PROBE_HEADERS).send('ok'))
  }
  app.register(fastifyStatic, {
    root: path.join(env.dist, 'web'),
    prefix: '/assets/',
    index: false,
    // For the server only; change with every build.
    allowedPath: (file) => !/\.(json|html)$/.test(file),
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    setHeaders(reply, file) {
      const hashed = /\.[0-9a-f]{8}\.[a-z0-9]+(\.br)?$/.test(path.basename(file))
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/releases.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ staff: released.status() }),
  )
  app.register(proxy, env)
  // Every other address is one of the router's.
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/assets/')) return reply.callNotFound()
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await released.document())
  })
  return app
}
