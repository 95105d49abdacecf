import { jest } from '@jest/globals'
import {
  apiContext,
  formTokenContext,
  type HandleArgs,
  type RouteHandle,
  type RouteObject,
  readHandle,
  receiptContext,
  renderedAtContext,
} from '@sumai/platform'
import {
  createBrowserRouter,
  Outlet,
  RouterContextProvider,
  RouterProvider,
} from '@sumai/platform/router'
import { createStaticHandler } from '@sumai/platform/server'
import { createSharedState, SharedStateProvider } from '@sumai/shared-state'
import { render, screen } from '@testing-library/react'
import { type Answers, apiWith } from './answers.ts'

/** The moment of every visit, on the server and in the browser: days that are written in a test stay ahead. */
const NOW = '2026-11-21T10:00:00+09:00'

const stopTheClock = () =>
  jest.useFakeTimers({
    now: Date.parse(NOW),
    doNotFake: [
      'hrtime',
      'performance',
      'nextTick',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
  })

/** The one receipt token that counts. */
export const RECEIPT = 'signed'

function contextOf(answers: Answers) {
  const context = new RouterContextProvider()
  context.set(apiContext, apiWith(answers))
  context.set(renderedAtContext, NOW)
  context.set(formTokenContext, async () => 'opened')
  context.set(receiptContext, async (token) =>
    token === RECEIPT
      ? {
          receiptNo: 'K2611-000001',
          inquiryType: 'other',
          tenpoNo: '001',
          replyEstimate: '2026-11-21T13:00:00+09:00',
        }
      : null,
  )
  return context
}

const Frame = () => (
  <main>
    <Outlet />
  </main>
)

export type Visit = (url: string) => ReturnType<typeof visit>

/** `visit(url)` for the tests of a remote, with what the API of its site usually answers. */
export const visitsOf =
  (routes: RouteObject[], usual: Answers) =>
  (url: string, answers: Answers = {}, form?: Record<string, string>) =>
    visit(routes, url, contextOf({ ...usual, ...answers }), form)

/** Opens a page as the shell does, with the answers of the API in hand. */
async function visit(
  routes: RouteObject[],
  url: string,
  context: RouterContextProvider,
  form?: Record<string, string>,
) {
  stopTheClock()
  const framed = [{ Component: Frame, HydrateFallback: () => null, children: routes }]
  const request = new Request(`http://localhost${url}`, {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const answer = await createStaticHandler(routes).query(request, { requestContext: context })
  if (answer instanceof Response) {
    return { status: answer.status, location: answer.headers.get('location') }
  }

  const { pathname, search } = new URL(url, 'http://localhost')
  const say = <K extends keyof RouteHandle>(key: K) => {
    for (const { route, params } of answer.matches.toReversed()) {
      const args: HandleArgs<unknown> = {
        data: answer.loaderData[route.id],
        params,
        url: { pathname, search },
      }
      const value = readHandle(route.handle as RouteHandle | undefined, key, args)
      if (value !== undefined) return value
    }
  }
  return {
    status: errorStatus(answer.errors) ?? answer.statusCode,
    say,
    /** What the action answered to the form. */
    answer: Object.values(answer.actionData ?? {})[0] as unknown,
    /** Opens the page in a browser and gives the shared state kept there. */
    async show() {
      window.localStorage.clear()
      window.history.replaceState(null, '', url)
      const router = createBrowserRouter(framed, { getContext: () => context })
      const state = createSharedState()
      render(
        <SharedStateProvider state={state}>
          <RouterProvider router={router} />
        </SharedStateProvider>,
      )
      await screen.findByRole('main', undefined, { timeout: 20_000 })
      return state
    },
  }
}

/** Of a page's own error or of the API's, as the shell reads both. */
function errorStatus(errors: Record<string, unknown> | null): number | undefined {
  const [error] = Object.values(errors ?? {})
  return (error as { status: number } | undefined)?.status
}
