import { type Api, ApiError, createApi, type Transport } from '@sumai/api-client'
import { BRAND } from '@sumai/domain/brand'
import { extraWithin, type Receipt, type RouteHandle } from '@sumai/platform'
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
import { loaderContext, type Services } from '../loader-context.ts'
import { type MountName, ownerOf } from '../mounts.ts'
import { shellRoutes } from '../router.tsx'
import { contentSecurityPolicy } from './csp.ts'
import { hydrationData, sanitizeErrors, withError } from './hydration.ts'
import type { LateFile } from './late-loader.ts'
import { pageHtml } from './page-html.ts'
import type { Generation, Registry } from './registry.ts'
import { report } from './report.ts'
import type { Sheet } from './sheet.ts'
import { structuredData } from './structured-data.ts'
import { toHtml } from './to-html.ts'

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
  /** ms that a page waits for what it can be shown without. */
  extraMs: number
  /** ms that the data of a page may take altogether; then it is a 503. */
  deadlineMs: number
  log(message: string): void
}

export type RenderedPage = {
  status: number
  body: Buffer
  csp: string
  /** May be kept and shown to other visitors. */
  cacheable: boolean
  /** Holds what is one visitor's own: a form with its key, a receipt. */
  personal: boolean
  /** Nothing was left out. */
  complete: boolean
  remote: MountName | undefined
  /** Build of the remote it was rendered from. */
  build: string | undefined
}

/** Renders one request: a page, or a redirect. */
export type Render = (request: Request, visitor: string) => Promise<RenderedPage | Response>

/** One request on its way to a page. */
type Task = {
  request: Request
  remote: MountName | undefined
  generation: Generation | undefined
  handler: StaticHandler
  renderedAt: string
  /** Nothing has been left out so far. */
  complete: boolean
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

  return async function render(request, visitor) {
    const renderedAt = new Date().toISOString()
    const remote = ownerOf(new URL(request.url).pathname)
    const generation = remote && (await registry.need(remote))
    const handler = generation?.handler ?? downHandler(remote)

    const task: Task = { request, remote, generation, handler, renderedAt, complete: true }
    const extra = extraWithin(options.extraMs, () => {
      task.complete = false
    })
    const answer = await query(handler, request, visitor, { renderedAt, extra })
    if (answer instanceof Response) return answer
    for (const error of Object.values(answer.errors ?? {})) say(error, request)
    const status = sanitizeErrors(answer)
    if (status === 401) return new Response(null, { status: 303, headers: { location: '/' } })
    try {
      return await draw(task, answer, status)
    } catch (error) {
      say(error, request)
      const failed = withError(answer, remote, error)
      return draw(task, failed, sanitizeErrors(failed))
    }
  }

  function say(error: unknown, { url }: Request): void {
    const message = report(error, new URL(url).pathname)
    if (message) options.log(message)
  }

  async function draw(
    task: Task,
    answer: StaticHandlerContext,
    status: number,
  ): Promise<RenderedPage> {
    const { request, remote, generation, handler, renderedAt } = task
    const boot: Boot = {
      publicOrigin: options.publicOrigin,
      siteName: BRAND.name,
      apiBase: `${options.apiPublicOrigin}/api/v1`,
      remotes: registry.entries(),
      initial: generation && remote ? [remote] : [],
      down: remote && !generation ? [remote] : [],
      incomplete: !task.complete,
      renderedAt,
    }
    const router = createStaticRouter(handler.dataRoutes, answer)
    const html = await toHtml(
      <StrictMode>
        <BootContext value={boot}>
          <SharedStateProvider state={createSharedState()}>
            <StaticRouterProvider router={router} context={answer} hydrate={false} />
          </SharedStateProvider>
        </BootContext>
      </StrictMode>,
      (error) => {
        // The browser draws such a part itself; the next visitor's page is to have it.
        task.complete = false
        say(error, request)
      },
    )
    const files = filesOf(generation, answer)
    const sheets = [...assets.sheets, ...files.sheets]
    return {
      status,
      body: pageHtml({
        html,
        sheets,
        late: [...assets.js, ...files.preloads],
        structuredData: answer.errors
          ? []
          : structuredData(
              answer.matches.map(matched(answer)),
              answer.location,
              options.publicOrigin,
            ),
        boot,
        hydration: hydrationData(answer),
      }),
      csp: contentSecurityPolicy(sheets, {
        remotes: options.remoteOrigins,
        api: options.apiPublicOrigin,
      }),
      cacheable: request.method === 'GET' && status === 200 && !isPersonal(answer),
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
    // Cleared below: a timer that outlives its page keeps the whole generation in memory.
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

/** Ends every call of a page at the page's own deadline. */
function within(deadline: AbortSignal, transport: Transport): Transport {
  return {
    request: (call) =>
      transport.request({
        ...call,
        signal: call.signal ? AbortSignal.any([call.signal, deadline]) : deadline,
      }),
  }
}

const handleOf = (match: StaticHandlerContext['matches'][number]) =>
  match.route.handle as RouteHandle | undefined

/** A match as the frame reads it, on either side. */
const matched =
  ({ loaderData }: StaticHandlerContext) =>
  (match: StaticHandlerContext['matches'][number]) => ({
    handle: handleOf(match),
    loaderData: loaderData[match.route.id],
    params: match.params,
  })

const isPersonal = ({ matches }: StaticHandlerContext) =>
  matches.some((match) => handleOf(match)?.cache === 'no-store')

/** What the matched pages of a release need: stylesheets now, scripts soon. */
function filesOf(generation: Generation | undefined, answer: StaticHandlerContext) {
  const sheets: Sheet[] = []
  const preloads: LateFile[] = []
  if (!generation) return { sheets, preloads }
  const { web, hashes } = generation.release
  const preload = (file: string) =>
    preloads.push({
      href: generation.url(file),
      integrity: hashes[`web/${file}`] ?? '',
      preload: true,
    })
  const style = (file: string) => {
    const sheet = generation.sheets.get(file)
    if (sheet && !sheets.includes(sheet)) sheets.push(sheet)
  }
  preload(web.entry)
  const handles = answer.errors ? [] : answer.matches.map(handleOf)
  for (const name of ['__federation_expose_routes', ...handles.flatMap((it) => it?.chunks ?? [])]) {
    web.chunks[name]?.css.forEach(style)
    web.chunks[name]?.js.forEach(preload)
  }
  for (const name of handles.flatMap((it) => it?.lateChunks ?? [])) {
    web.chunks[name]?.css.forEach(style)
  }
  return { sheets, preloads }
}
