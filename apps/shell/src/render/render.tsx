import { type Api, ApiError, createApi, type Transport } from '@sumai/api-client'
import { BRAND } from '@sumai/domain/brand'
import { extraWithin, type Receipt, type SiteType } from '@sumai/platform'
import type { Preview } from '@sumai/platform/preview'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from '@sumai/platform/server'
import { createSharedState, SharedStateProvider } from '@sumai/shared-state'
import { StrictMode } from 'react'
import { type Boot, BootContext } from '../boot.ts'
import { statusOf } from '../errors/status-of.ts'
import { DrawnFooterContext } from '../frame/drawn-footer.ts'
import { MenusContext } from '../frame/menus.ts'
import { loaderContext, type Services } from '../loader-context.ts'
import { ownerOf } from '../mounts.ts'
import { shellRoutes } from '../router.tsx'
import { type MountName, topOf } from '../sites.ts'
import { contentSecurityPolicy } from './csp.ts'
import { drawFooter } from './draw-footer.tsx'
import { hydrationData, sanitizeErrors, withError } from './hydration.ts'
import type { LateFile } from './inline-script.ts'
import { filesOf, handleOf } from './page-files.ts'
import { pageHtml } from './page-html.ts'
import type { Generation, Registry } from './registry.ts'
import { report } from './report.ts'
import { type Sheet, stylesOf } from './sheet.ts'
import { structuredData } from './structured-data.ts'
import { toHtml } from './to-html.ts'
import { RefusedRelease } from './verify.ts'

export type RendererOptions = {
  registry: Registry
  /** The shell's own scripts and stylesheets. */
  assets: { js: LateFile[]; sheets: Sheet[] }
  publicOrigin: string
  apiPublicOrigin: string
  remoteOrigins: string[]
  /** Calls the API on behalf of one visitor. */
  transportFor(visitor: string): Transport
  openForm(): Promise<string | null>
  readReceipt(token: string | null): Promise<Receipt | null>
  /** ms that a page waits for data it can do without. */
  extraMs: number
  /** ms that all data of a page may take; then it is a 503. */
  deadlineMs: number
  /** Whether browsers report web vitals. */
  webVitals: boolean
  log(message: string): void
}

export type RenderedPage = {
  status: number
  body: Buffer
  csp: string
  /** Whether it may be cached for other visitors. */
  cacheable: boolean
  /** Whether it contains data of one visitor: a form with its key, a receipt. */
  personal: boolean
  /** Whether no data was left out. */
  complete: boolean
  /** The remote that owns the page. */
  remote: MountName | undefined
  /** The build of that remote from which it was rendered. */
  build: string | undefined
}

/** Renders a page or a redirect. Throws when a preview is not available. */
export type Render = (
  request: Request,
  visitor: string,
  preview?: Preview | null,
) => Promise<RenderedPage | Response>

/** The remote of a page, and the release to render it from. */
type Source = {
  remote: MountName | undefined
  generation: Generation | undefined
  preview?: Generation | undefined
}

/** The state of one render. */
type Task = Source & {
  request: Request
  handler: StaticHandler
  renderedAt: string
  /** Whether no data was left out so far. */
  complete: boolean
  /** Called with every error. */
  onFault(error: unknown): void
}

export function createRenderer(options: RendererOptions): Render {
  const { registry, assets } = options
  const downHandlers = new Map<MountName | undefined, StaticHandler>()

  function downHandler(name: MountName | undefined): StaticHandler {
    let handler = downHandlers.get(name)
    if (!handler) {
      handler = createStaticHandler(shellRoutes({}, (candidate) => candidate === name))
      downHandlers.set(name, handler)
    }
    return handler
  }

  registry.prove = async (name, generation) => {
    const faults: unknown[] = []
    const request = new Request(options.publicOrigin + topOf(name))
    await renderFrom({ remote: name, generation }, request, '', (error) => faults.push(error))
    // A failure of the API is not a fault of the release.
    const fault = faults.find((error) => statusOf(error) !== 503)
    if (fault) throw new RefusedRelease(`its top page cannot be rendered: ${String(fault)}`)
  }

  return async function render(request, visitor, wanted) {
    const remote = ownerOf(new URL(request.url).pathname)
    const preview = wanted ? await registry.preview(wanted) : undefined
    const isPreviewed = preview && preview.release.name === remote
    const generation = isPreviewed ? preview : remote && (await registry.need(remote))
    return renderFrom({ remote, generation, preview }, request, visitor)
  }

  async function renderFrom(
    { remote, generation, preview }: Source,
    request: Request,
    visitor: string,
    onFault: Task['onFault'] = () => {},
  ): Promise<RenderedPage | Response> {
    const renderedAt = new Date().toISOString()
    const handler = generation?.handler ?? downHandler(remote)

    const task: Task = {
      request,
      remote,
      generation,
      preview,
      handler,
      renderedAt,
      complete: true,
      onFault,
    }
    const extra = extraWithin(options.extraMs, () => {
      task.complete = false
    })
    const answer = await query(handler, request, visitor, { renderedAt, extra })
    if (answer instanceof Response) return answer
    for (const error of Object.values(answer.errors ?? {})) say(error, task)
    const status = sanitizeErrors(answer)
    if (status === 401) return new Response(null, { status: 303, headers: { location: '/' } })
    try {
      return await draw(task, answer, status)
    } catch (error) {
      say(error, task)
      const failed = withError(answer, remote, error)
      return draw(task, failed, sanitizeErrors(failed))
    }
  }

  function say(error: unknown, { request, onFault }: Task): void {
    onFault(error)
    const message = report(error, new URL(request.url).pathname)
    if (message) options.log(message)
  }

  async function draw(
    task: Task,
    answer: StaticHandlerContext,
    status: number,
  ): Promise<RenderedPage> {
    const { request, remote, generation, preview, handler, renderedAt } = task
    const menuOf = (site: SiteType) =>
      (site === remote ? generation : registry.current(site))?.menu ?? null
    const footer = drawFooter(answer, menuOf)
    const boot: Boot = {
      publicOrigin: options.publicOrigin,
      siteName: BRAND.name,
      apiBase: `${options.apiPublicOrigin}/api/v1`,
      remotes: registry.entries(preview),
      initial: generation && remote ? [remote] : [],
      down: remote && !generation ? [remote] : [],
      incomplete: !task.complete,
      ...(footer ? { footer: footer.site } : {}),
      ...(options.webVitals ? { webVitals: true } : {}),
      ...(preview
        ? { preview: { remote: preview.release.name, build: preview.release.build } }
        : {}),
      renderedAt,
    }
    const router = createStaticRouter(handler.dataRoutes, answer)
    const html = await toHtml(
      <StrictMode>
        <BootContext value={boot}>
          <MenusContext value={menuOf}>
            <DrawnFooterContext value={footer}>
              <SharedStateProvider state={createSharedState()}>
                <StaticRouterProvider router={router} context={answer} hydrate={false} />
              </SharedStateProvider>
            </DrawnFooterContext>
          </MenusContext>
        </BootContext>
      </StrictMode>,
      (error) => {
        // The browser renders this part; the page is rendered again for the next visitor.
        task.complete = false
        say(error, task)
      },
    )
    const files = filesOf(generation, answer)
    const styles = stylesOf([...assets.sheets, ...files.sheets])
    return {
      status,
      body: pageHtml({
        html,
        styles,
        late: [...assets.js, ...files.preloads],
        structuredData: answer.errors
          ? []
          : structuredData(
              answer.matches.map(matched(answer)),
              answer.location,
              options.publicOrigin,
            ),
        boot,
        hydration: hydrationData(answer, footer),
      }),
      csp: contentSecurityPolicy(styles, {
        remotes: options.remoteOrigins,
        api: options.apiPublicOrigin,
      }),
      cacheable: request.method === 'GET' && status === 200 && !preview && !isPersonal(answer),
      personal: isPersonal(answer),
      complete: task.complete,
      remote,
      build: generation?.release.build,
    }
  }

  async function query(
    handler: StaticHandler,
    request: Request,
    visitor: string,
    given: Pick<Services, 'renderedAt' | 'extra'>,
  ) {
    const deadline = new AbortController()
    const late = new ApiError({ status: 0, code: 'timeout', message: 'the page took too long' })
    // Cleared below, because the timer would keep the generation in memory.
    const timer = setTimeout(() => deadline.abort(late), options.deadlineMs)
    const api: Api = createApi(within(deadline.signal, options.transportFor(visitor)))
    try {
      return await handler.query(request, {
        requestContext: loaderContext({
          api,
          openForm: options.openForm,
          readReceipt: options.readReceipt,
          ...given,
        }),
      })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Aborts the calls of a page at its deadline. */
function within(deadline: AbortSignal, transport: Transport): Transport {
  return {
    request: (call) =>
      transport.request({
        ...call,
        signal: call.signal ? AbortSignal.any([call.signal, deadline]) : deadline,
      }),
  }
}

/** A route match as `useMatches` returns it. */
const matched =
  ({ loaderData }: StaticHandlerContext) =>
  (match: StaticHandlerContext['matches'][number]) => ({
    handle: handleOf(match),
    loaderData: loaderData[match.route.id],
    params: match.params,
  })

const isPersonal = ({ matches }: StaticHandlerContext) =>
  matches.some((match) => handleOf(match)?.cache === 'no-store')
