import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

/**
 * Pictures of the site and of the staff. A file never changes, so caches may keep it for ever.
 * Other origins may show and read it (the panorama viewer uses XHR). The policy prevents scripts in
 * an SVG that is opened directly; browsers show no PDF under it, which has no script of this origin.
 * Safari plays only films that it can read in parts.
 */
export function mediaRoutes(roots: string[]): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyStatic, {
      root: roots,
      prefix: '/media/',
      index: false,
      list: false,
      // Drawings have a .br file beside them.
      preCompressed: true,
      // For a folder the library would answer 403.
      allowedPath: (pathname) => !pathname.endsWith('/'),
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
      lastModified: false,
      setHeaders: (reply, path) => {
        reply.header('access-control-allow-origin', '*')
        reply.header('cross-origin-resource-policy', 'cross-origin')
        reply.header('x-content-type-options', 'nosniff')
        if (path.endsWith('.pdf')) return
        reply.header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        )
      },
    })
  }
}
