import { expect, jest, test } from '@jest/globals'
import type { LoaderFunctionArgs, RouteObject } from '@sumai/platform'
import { graft } from './graft.ts'

const lazyOf = (route: RouteObject | undefined) => route?.lazy as () => Promise<RouteObject>

test('a page whose guard is unknown answers 500 before its loader runs', async () => {
  const loader = jest.fn()
  const page = { loader, handle: { middleware: ['nobody'] } }
  const [root] = graft([{ children: [{ lazy: async () => page }] }])
  const { loader: guarded } = await lazyOf(root?.children?.[0])()
  const run = guarded as (args: LoaderFunctionArgs) => Promise<unknown>
  await expect(run({} as LoaderFunctionArgs)).rejects.toMatchObject({ init: { status: 500 } })
  expect(loader).not.toHaveBeenCalled()
})

test('a page without guards is left as it is', async () => {
  const page = { loader: () => 'data' }
  const [route] = graft([{ lazy: async () => page }])
  expect(await lazyOf(route)()).toBe(page)
})
