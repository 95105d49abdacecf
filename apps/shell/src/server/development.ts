/**
 * Everything that `npm run dev` changes in the shell. Pages are rendered as in production, and only
 * finished ones are modified.
 */
import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Start } from '../releases/messages.ts'
import type { Registry } from '../releases/registry.ts'
import type { Render } from '../releases/render.ts'
import { forkRenderer, Renderer, type RendererOptions } from '../releases/renderer.ts'
import { brotli, unpacked } from '../render/brotli.ts'

type DevServers = ReadonlyMap<string, string>

/** Address of the shell's own scripts and stylesheets. */
export function assetsBase(devServers: DevServers): string {
  const server = devServers.get('shell')
  return server ? `${server}/web/` : '/assets/'
}

/**
 * One request per connection: a persistent one would bypass the proxy that holds requests while
 * this server restarts (packages/build/src/restart-proxy.ts).
 */
export function closeConnections(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.shouldKeepAlive = false
  })
}

/**
 * Fast Refresh of a remote finds React through the hook of React DevTools, but React registers
 * itself there before the remote is loaded. This hook remembers it.
 */
const DEVTOOLS_HOOK = [
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map(),supportsFiber:true,',
  'inject(renderer){this.renderers.set(this.renderers.size+1,renderer);return this.renderers.size},',
  'checkDCE(){},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}',
].join('')

/** Renders from the latest saved files, and allows the development servers in the page. */
export function developmentRender(
  render: Render,
  registry: Registry,
  devServers: DevServers,
): Render {
  return async function renderSaved(request) {
    await registry.refreshAll()
    const page = await render(request)
    if ('location' in page) return page
    return {
      ...page,
      br: await brotli(hotReloadable((await unpacked(page.br)).toString())),
      csp: withDevServers(page.csp, [...devServers.values()]),
      cacheable: false,
    }
  }
}

/** Starts renderers whose process is there before their release: an edit waits for none. */
export function spareRenderers(options: RendererOptions): (start: Start) => Renderer {
  let spare: ChildProcess | undefined
  return (start) => {
    const renderer = new Renderer(options, start, spare?.connected ? spare : undefined)
    spare = undefined
    renderer.introduction
      .catch(() => {})
      .finally(() => {
        spare ??= forkRenderer(options)
      })
    return renderer
  }
}

function hotReloadable(html: string): string {
  return (
    html
      .replace('<head>', `<head><script>${DEVTOOLS_HOOK}</script>`)
      // Only linked stylesheets can be replaced by hot reload.
      .replace(/<style>[\s\S]*?<\/style>(?=<link rel="stylesheet" )/g, '')
      .replace(/(<link rel="stylesheet" href="[^"]+") disabled>/g, '$1>')
      // The files change while the page is open.
      .replace(/"integrity":"[^"]*"/g, '"integrity":""')
  )
}

function withDevServers(csp: string, origins: string[]): string {
  const from = origins.join(' ')
  const hook = `'sha256-${createHash('sha256').update(DEVTOOLS_HOOK).digest('base64')}'`
  return (
    csp
      .replace('script-src ', `script-src ${hook} ${from} `)
      .replace('style-src ', `style-src ${from} `)
      .replace('img-src ', `img-src ${from} `)
      .replace('font-src ', `font-src ${from} `)
      // The worker of the map, which is not of the page's own origin here.
      .replace('manifest-src ', "worker-src 'self' blob:; manifest-src ")
      .replace('connect-src ', `connect-src ${from} ${from.replaceAll('http:', 'ws:')} `)
  )
}
