import { BRAND } from '@sumai/domain/brand'
import type { SiteType } from '@sumai/platform'
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
import { mapOrigins } from '../map-hosts.ts'
import { ownerOf } from '../mounts.ts'
import type {
  Asked,
  DrawnPage,
  LiveReleases,
  Redirect,
  RenderSettings,
} from '../releases/messages.ts'
import { shellRoutes } from '../router.tsx'
import type { MountName } from '../sites.ts'
import type { Assets } from './assets.ts'
import { brotli } from './brotli.ts'
import { contentSecurityPolicy } from './csp.ts'
import { draftToken } from './draft-preview.ts'
import { drawFooter } from './draw-footer.tsx'
import type { Generation } from './generation.ts'
import { hydrationData, sanitizeErrors, withError } from './hydration.ts'
import { type LoadOptions, loadPage } from './load-page.ts'
import { filesOf, handleOf, matched } from './page-files.ts'
import { pageHtml } from './page-html.ts'
import { report } from './report.ts'
import { stylesOf } from './sheet.ts'
import { structuredData } from './structured-data.ts'
import { toHtml } from './to-html.ts'

export type RenderOptions = LoadOptions &
  Pick<
    RenderSettings,
    'apiPublicOrigin' | 'remoteOrigins' | 'map' | 'serviceWorker' | 'webVitals' | 'tagManager'
  > & {
    /** The release to render from; without one every page is the error page of a remote that is down. */
    generation: Generation | null
    liveReleases(): LiveReleases
    assets: Assets
    log(message: string): void
  }

/** Renders a page or a redirect. */
export type Render = (asked: Asked) => Promise<DrawnPage | Redirect>

/** The state of one render. */
type Task = {
  asked: Asked
  /** The remote of the page. */
  remote: MountName | undefined
  /** The release to render from; without one the remote is down. */
  generation: Generation | null
  handler: StaticHandler
  renderedAt: string
  /** Whether no data was left out so far. */
  complete: boolean
  faults: string[]
}

/** The data of a page for the browser. */
function bootOf(
  options: RenderOptions,
  { asked: { preview }, remote, generation, complete, renderedAt }: Task,
  entries: LiveReleases['entries'],
  footer: SiteType | undefined,
): Boot {
  return {
    publicOrigin: options.publicOrigin,
    siteName: BRAND.name,
    apiBase: `${options.apiPublicOrigin}/api/v1`,
    remotes: preview ? { ...entries, [preview.remote]: preview.entry } : entries,
    initial: generation && remote ? [remote] : [],
    ...(remote && !generation ? { down: [remote] } : {}),
    ...(complete ? {} : { incomplete: true }),
    ...(footer ? { footer } : {}),
    ...(Object.keys(options.map).length > 0 ? { map: options.map } : {}),
    ...(options.serviceWorker ? {} : { withoutWorker: true }),
    ...measured(options),
    ...(preview ? { preview: { remote: preview.remote, build: preview.build } } : {}),
    renderedAt,
  }
}

/** Left out where nothing is measured, to keep the page small. */
function measured({ webVitals, tagManager }: RenderOptions): Pick<Boot, 'measured'> {
  if (!webVitals && !tagManager) return {}
  return {
    measured: { ...(webVitals && { webVitals }), ...(tagManager !== undefined && { tagManager }) },
  }
}

/** Characters that a page may have. */
const LONGEST = 5_000_000

export function createRender(options: RenderOptions): Render {
  const { assets } = options
  const downHandlers = new Map<MountName | undefined, StaticHandler>()

  function downHandler(name: MountName | undefined): StaticHandler {
    let handler = downHandlers.get(name)
    if (!handler) {
      handler = createStaticHandler(shellRoutes({}, (candidate) => candidate === name))
      downHandlers.set(name, handler)
    }
    return handler
  }

  return async function render(asked) {
    const remote = ownerOf(new URL(options.publicOrigin + asked.url).pathname)
    const generation = options.generation?.name === remote ? options.generation : null
    const task: Task = {
      asked,
      remote,
      generation,
      handler: generation?.handler ?? downHandler(remote),
      renderedAt: new Date().toISOString(),
      complete: true,
      faults: [],
    }
    const answer = await loadPage(options, {
      asked,
      handler: task.handler,
      renderedAt: task.renderedAt,
      onLeftOut: () => {
        task.complete = false
      },
      onStuck: () => {
        say(new Error('the loaders of the page did not end'), task)
        return downHandler(remote)
      },
    })
    if (answer instanceof Response) return redirectOf(answer)
    for (const error of Object.values(answer.errors ?? {})) say(error, task)
    const status = sanitizeErrors(answer)
    if (status === 401) return { status: 303, location: '/' }
    try {
      return await draw(task, answer, status)
    } catch (error) {
      say(error, task)
      const failed = withError(answer, remote, error)
      return draw(task, failed, sanitizeErrors(failed))
    }
  }

  function say(error: unknown, { asked, faults }: Task): void {
    const path = asked.url.replace(/[?#].*/, '')
    const message = report(error, path)
    if (!message) return
    options.log(message)
    // A failure of the API is not a fault of the release.
    if (statusOf(error) !== 503) faults.push(message)
  }

  async function draw(
    task: Task,
    answer: StaticHandlerContext,
    status: number,
  ): Promise<DrawnPage> {
    const { asked, generation, handler } = task
    const isOfStaff = asked.preview !== undefined || draftToken(asked.url) !== ''
    const { entries, menus } = options.liveReleases()
    const menuOf = (site: SiteType) =>
      (site === options.generation?.name ? options.generation.menu : menus[site]) ?? null
    const footer = drawFooter(answer, menuOf)
    const boot = bootOf(options, task, entries, footer?.site)
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
    if (html.length > LONGEST) throw new Error(`the page is longer than ${LONGEST} characters`)
    const files = filesOf(generation, answer)
    const ofError = answer.errors ? assets.errorSheets : []
    const styles = stylesOf([...assets.sheets, ...ofError, ...files.sheets])
    const body = pageHtml({
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
    })
    return {
      status,
      br: await brotli(body),
      csp: contentSecurityPolicy(styles, {
        remotes: options.remoteOrigins,
        api: options.apiPublicOrigin,
        maps: mapOrigins(options.map),
        tagManager: options.tagManager,
      }),
      cacheable: asked.method === 'GET' && status === 200 && !isOfStaff && !isPersonal(answer),
      personal: isOfStaff || isPersonal(answer),
      complete: task.complete,
      faults: task.faults,
    }
  }
}

const redirectOf = (answer: Response): Redirect => ({
  status: answer.status,
  location: answer.headers.get('location') ?? '/',
})

const isPersonal = ({ matches }: StaticHandlerContext) =>
  matches.some((match) => handleOf(match)?.cache === 'no-store')
