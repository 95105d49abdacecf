import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { distDir, type RemoteName } from './paths.ts'

/** Tells the process that started this one that it is the one that answers (stack.ts). */
const INSTANCE = process.env.INSTANCE ?? ''

/**
 * Serves the files of one remote, as a CDN would: hashed files for ever, `remote.json` never cached.
 */
export function serveRemote(remote: RemoteName): FastifyInstance {
  const app = Fastify({ forceCloseConnections: 'idle' })
  // Also on errors: without these headers browsers report a missing file as a forbidden one.
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })
  for (const probe of ['/livez', '/readyz']) {
    app.get(probe, async (_request, reply) => reply.header('x-instance', INSTANCE).send('ok'))
  }
  app.register(fastifyStatic, {
    // The tag says it, and in fewer bytes; nobody asks for a part of a script.
    lastModified: false,
    acceptRanges: false,
    root: distDir(remote),
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const hashed = /\.[0-9a-f]{8}\.[a-z0-9]+(\.(br|gz))?$/.test(file)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  return app
}
