import { expect, jest, test } from '@jest/globals'
import { createBrowserRouter } from '@sumai/platform/router'
import { askForLateExtras, isMissed, type LeftOut } from './late-extras.ts'

/** A router that asks for late extras; `loader` answers for every page. */
function routerWith(loader: () => unknown, leftOut: LeftOut) {
  const router = createBrowserRouter([{ id: 'page', path: '*', loader }], {
    hydrationData: { loaderData: { page: 'from the server' } },
  })
  askForLateExtras(router, leftOut)
  return router
}

const settled = (router: ReturnType<typeof routerWith>) =>
  new Promise<void>((resolve) => {
    const done = () => {
      if (router.state.navigation.state !== 'idle' || router.state.revalidation !== 'idle') return
      unsubscribe()
      resolve()
    }
    const unsubscribe = router.subscribe(done)
    done()
  })

test('a page from the server that is incomplete is loaded once more', async () => {
  const router = routerWith(() => 'whole', { extras: true })
  await settled(router)
  expect(router.state.loaderData).toEqual({ page: 'whole' })
})

test('a page without late extras is not loaded again', async () => {
  const loader = jest.fn(() => 'whole')
  const router = routerWith(loader, { extras: false })
  await router.navigate('/next')
  await settled(router)
  expect(loader).toHaveBeenCalledTimes(1)
})

test('after a move without all data, the page asks for the rest', async () => {
  const leftOut = { extras: false }
  const answers = ['a part', 'whole']
  const router = routerWith(() => {
    const answer = answers.shift()
    if (answer === 'a part') leftOut.extras = true
    return answer
  }, leftOut)
  await router.navigate('/next')
  await settled(router)
  expect(router.state.loaderData).toEqual({ page: 'whole' })
})

test('an API that stays down is asked twice for each page, and not again', async () => {
  const leftOut = { extras: false }
  const loader = jest.fn(() => {
    leftOut.extras = true
    return 'a part'
  })
  const router = routerWith(loader, leftOut)
  for (const page of ['/one', '/two']) {
    loader.mockClear()
    await router.navigate(page)
    await settled(router)
    expect(loader).toHaveBeenCalledTimes(2)
  }
})

test('nothing is missed on a page that the visitor has left', () => {
  expect(isMissed(AbortSignal.abort().reason)).toBe(false)
  expect(isMissed(new Error('late'))).toBe(true)
})
