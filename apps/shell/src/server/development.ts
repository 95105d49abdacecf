/**
 * What `npm run dev` changes in the shell, all of it here. It wraps finished pages, so that the
 * pages themselves are made as in production.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Registry } from '../render/registry.ts'
import type { Render } from '../render/render.tsx'

type DevServers = ReadonlyMap<string, string>

/** Where browsers find the shell's own scripts and stylesheets. */
export function assetsBase(devServers: DevServers): string {
  const server = devServers.get('shell')
  return server ? `${server}/web/` : '/assets/'
}

/**
 * One request a connection: a connection that lives on would lead past the proxy that holds requests
 * while this server is started again (packages/build/src/restart-proxy.ts).
 */
export function closeConnections(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.shouldKeepAlive = false
  })
}

/**
 * Fast Refresh of a remote reaches React through the hook of the React DevTools, but React tells
 * the hook of itself long before the remote is loaded. This one remembers.
 */
const DEVTOOLS_HOOK = [
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map(),supportsFiber:true,',
  'inject(renderer){this.renderers.set(this.renderers.size+1,renderer);return this.renderers.size},',
  'checkDCE(){},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}',
].join('')

/** Renders from what has been saved last, and lets the development servers into the page. */
export function developmentRender(
  render: Render,
  registry: Registry,
  devServers: DevServers,
): Render {
  // What has been saved is proved by the page that is asked for, whose author wants to see it fail.
  registry.prove = async () => {}
  return async function renderSaved(request, visitor, preview) {
    await registry.refreshAll()
    const page = await render(request, visitor, preview)
    if (page instanceof Response) return page
    return {
      ...page,
      body: Buffer.from(hotReloadable(page.body.toString())),
      csp: withDevServers(page.csp, [...devServers.values()]),
      cacheable: false,
    }
  }
}

function hotReloadable(html: string): string {
  return (
    html
      .replace('<head>', `<head><script>${DEVTOOLS_HOOK}</script>`)
      // A stylesheet can be replaced only where it is linked.
      .replace(/<style>[\s\S]*?<\/style>(?=<link rel="stylesheet" )/g, '')
      .replace(/(<link rel="stylesheet" href="[^"]+") disabled>/g, '$1>')
      // The files change under the page.
      .replace(/"integrity":"[^"]*"/g, '"integrity":""')
  )
}

function withDevServers(csp: string, origins: string[]): string {
  const from = origins.join(' ')
  const hook = `'sha256-${createHash('sha256').update(DEVTOOLS_HOOK).digest('base64')}'`
  return csp
    .replace('script-src ', `script-src ${hook} ${from} `)
    .replace('style-src ', `style-src ${from} `)
    .replace('img-src ', `img-src ${from} `)
    .replace('font-src ', `font-src ${from} `)
    .replace('connect-src ', `connect-src ${from} ${from.replaceAll('http:', 'ws:')} `)
}
