import { ownerOf } from '../mounts.ts'
import type { MountName } from '../sites.ts'
import type { Live } from './current-release.ts'
import type { Asked, DrawnPage, Redirect } from './messages.ts'
import { entryOf, type Registry } from './registry.ts'
import { RenderQueue, type Urgency } from './render-queue.ts'
import { RendererGone } from './renderer.ts'

export type RenderedPage = DrawnPage & {
  /** The remote that owns the page. */
  remote: MountName | undefined
  /** The build of that remote from which it was rendered. */
  build: string | undefined
}

/** Whoever asks for a page, and perhaps the preview of a build that staff see. */
export type Request = Omit<Asked, 'preview'> & {
  preview?: { remote: string; build: string } | null
  urgency: Urgency
  /** Aborted when nobody waits for the page any more. */
  left?: AbortSignal
}

/**
 * Renders a page or a redirect. Throws `Overloaded` when there is more to render than can be
 * rendered in time, `Unanswered` when the process that rendered it has ended or takes too long, and
 * when a preview is not available.
 */
export type Render = (request: Request) => Promise<RenderedPage | Redirect>

/** Asks the process of the release that owns the page, when it is the page's turn. */
export function createRender(registry: Registry, publicOrigin: string): Render {
  const queues = new Map<MountName | undefined, RenderQueue>()

  function queueOf(remote: MountName | undefined): RenderQueue {
    const queue = queues.get(remote) ?? new RenderQueue()
    queues.set(remote, queue)
    return queue
  }

  return async function render({ preview: wanted, urgency, left, ...request }) {
    const remote = ownerOf(new URL(publicOrigin + request.url).pathname)
    const preview = wanted ? await registry.preview(wanted) : undefined
    const asked: Asked = preview ? { ...request, preview: previewed(preview) } : request

    function doubt(): void {
      if (remote && !preview) registry.doubt(remote)
    }

    async function ask(): Promise<RenderedPage | Redirect> {
      const live =
        preview && nameOf(preview) === remote ? preview : remote && (await registry.need(remote))
      const renderer = live?.renderer ?? registry.anyRenderer()
      try {
        const page = await renderer.ask('page', asked)
        if ('location' in page) return page
        if (page.faults.length > 0) doubt()
        return { ...page, remote, build: live?.loaded.release.build }
      } catch (error) {
        // After whoever replaces the process knows of it.
        if (error instanceof RendererGone) await renderer.gone
        else doubt()
        throw error
      }
    }

    async function askTwice(): Promise<RenderedPage | Redirect> {
      try {
        return await ask()
      } catch (error) {
        // Nobody knows how far an action came: a second one could send an enquiry twice.
        if (request.method === 'POST' || !(error instanceof RendererGone)) throw error
        return ask()
      }
    }

    return queueOf(remote).run(askTwice, urgency, left)
  }
}

const nameOf = ({ loaded }: Live) => loaded.release.name as MountName

const previewed = (preview: Live): Asked['preview'] => ({
  remote: nameOf(preview),
  build: preview.loaded.release.build,
  entry: entryOf(preview),
})
