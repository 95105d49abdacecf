import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

/**
 * Pictures: those that come with the site, and those of the staff. A picture never changes under
 * its name, so any cache may keep it for good; other origins may show it and read it (the panorama
 * viewer does so with XHR). The policy keeps an SVG that is opened by itself from running anything.
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
      // Asked for a folder, the library would say that it may not be listed.
      allowedPath: (pathname) => !pathname.endsWith('/'),
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply) => {
        reply.header('access-control-allow-origin', '*')
        reply.header('cross-origin-resource-policy', 'cross-origin')
        reply.header('x-content-type-options', 'nosniff')
        reply.header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        )
      },
    })
  }
}
