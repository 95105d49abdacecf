import { expect, test } from '@jest/globals'
import { apiContext } from '@sumai/platform'
import { RouterContextProvider } from '@sumai/platform/router'
import type { SearchMap } from './map-data.ts'
import { movedMap, takeMoved } from './moved-map.ts'

const SEARCH = '/search?bounds=130.4,33.56,130.48,33.61&view=map'
const here = (path: string) => new URL(path, 'http://localhost')
const map = { clusters: [], pins: [] } as unknown as SearchMap

test('what a move has found is there for its list, once, and for no other search', async () => {
  const load = movedMap(async () => map)
  const context = new RouterContextProvider()
  context.set(apiContext, {} as never)
  const request = new Request(here(`/searching/map?${new URLSearchParams({ search: SEARCH })}`))
  const move = () => load({ context, request, params: {} } as never)
  expect(await move()).toEqual({ address: SEARCH, map })
  expect(takeMoved(here(SEARCH))).toBe(map)
  expect(takeMoved(here(SEARCH))).toBeNull()
  await move()
  expect(takeMoved(here('/search?view=map'))).toBeNull()
})
