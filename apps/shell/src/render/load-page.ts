import { setTimeout as pause } from 'node:timers/promises'
import { ApiError, createApi, type Transport } from '@sumai/api-client'
import { extraWithin } from '@sumai/platform/router'
import type { StaticHandler, StaticHandlerContext } from '@sumai/platform/server'
import { loaderContext, type Services } from '../loader-context.ts'
import type { Asked, RenderSettings } from '../releases/messages.ts'
import { withDraft } from './draft-preview.ts'

export type LoadOptions = Pick<RenderSettings, 'publicOrigin' | 'extraMs' | 'deadlineMs'> &
  Pick<Services, 'openForm' | 'readReceipt'> & {
    /** Calls the API on behalf of one visitor. */
    transportFor(visitor: string): Transport
  }

type Load = {
  asked: Asked
  handler: StaticHandler
  renderedAt: string
  /** Called when data that the page can do without came too late. */
  onLeftOut(): void
  /** Called when the loaders do not end; returns what answers the page instead. */
  onStuck(): StaticHandler
}

/** ms that loaders get to notice that their calls were given up. */
const GRACE = 300

/** Runs the loaders, or the action, of a page. */
export async function loadPage(
  options: LoadOptions,
  { asked, handler, renderedAt, onLeftOut, onStuck }: Load,
): Promise<StaticHandlerContext | Response> {
  const { publicOrigin, extraMs, deadlineMs, openForm, readReceipt } = options
  const deadline = new AbortController()
  const late = new ApiError({ status: 0, code: 'timeout', message: 'the page took too long' })
  const timer = setTimeout(() => deadline.abort(late), deadlineMs)
  const transport = withDraft(options.transportFor(asked.visitor), asked.url)
  const services: Services = {
    api: createApi(within(deadline.signal, transport)),
    extra: extraWithin(extraMs, onLeftOut),
    openForm,
    readReceipt,
    renderedAt,
  }
  const run = (by: StaticHandler, what = asked) =>
    by.query(requestOf(what, publicOrigin), { requestContext: loaderContext(services) })
  const stuck = new AbortController()
  try {
    return await Promise.race([
      run(handler),
      pause(deadlineMs + GRACE, null, { signal: stuck.signal }).then(() =>
        run(onStuck(), { ...asked, method: 'GET' }),
      ),
    ])
  } finally {
    clearTimeout(timer)
    stuck.abort()
  }
}

function requestOf({ url, method, body }: Asked, publicOrigin: string): Request {
  const address = publicOrigin + url
  if (method === 'GET') return new Request(address)
  return new Request(address, {
    method,
    body: new Uint8Array(body ?? []),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
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
