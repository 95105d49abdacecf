import { expect, jest, test } from '@jest/globals'
import type { RouteObject } from '@sumai/platform'
import { createBrowserRouter, extrasMayFail } from '@sumai/platform/router'
import { withMissingCodeHandler } from './missing-code.ts'

const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

/** What is reported of a navigation to `/page`, and what becomes of it. */
async function navigated(page: RouteObject) {
  window.history.replaceState(null, '', '/')
  const onMissing = jest.fn((error: unknown) => Promise.reject(error))
  const router = createBrowserRouter(
    [{ path: '/', Component: () => null }, { path: '/page', ...page } as RouteObject],
    { dataStrategy: withMissingCodeHandler(onMissing as never, extrasMayFail) },
  )
  await router.navigate('/page')
  const [error] = Object.values(router.state.errors ?? {})
  router.dispose()
  return { missed: onMissing.mock.calls.map(([it]) => it), error }
}

test('a page whose code cannot be had is somebody’s business', async () => {
  const { missed, error } = await navigated({ lazy: () => Promise.reject(lost) })
  expect(missed).toEqual([lost])
  expect(error).toBe(lost)
})

test('so is one whose loader cannot fetch its own code', async () => {
  const { missed } = await navigated({ loader: () => Promise.reject(lost) })
  expect(missed).toEqual([lost])
})

test('a loader that fails otherwise has its error page, and nobody is asked', async () => {
  const broken = new Error('no answer')
  expect(await navigated({ loader: () => Promise.reject(broken) })).toEqual({
    missed: [],
    error: broken,
  })
})

test('a page that comes is left alone', async () => {
  expect(await navigated({ loader: () => 'data' })).toEqual({ missed: [], error: undefined })
})
