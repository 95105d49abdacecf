import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

/**
 * Pictures. A picture never changes under its name, so anybody may keep it for good; other origins
 * may show it and read it (the panorama viewer does so with XHR).
 */
export function mediaRoutes(root: string): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyStatic, {
      root,
      prefix: '/media/',
      index: false,
      list: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
      setHeaders: (reply) => {
        reply.header('access-control-allow-origin', '*')
        reply.header('cross-origin-resource-policy', 'cross-origin')
        reply.header('x-content-type-options', 'nosniff')
      },
    })
  }
}
