import { expect, test } from '@jest/globals'
import { apiContext } from '@sumai/platform'
import { RouterContextProvider } from '@sumai/platform/router'
import { withCityBorders } from './city-borders.ts'

test('the map of a search tells borders when it is asked for them alone', async () => {
  const context = new RouterContextProvider()
  const guide = async (code: string) => ({ cityGuide: { outline: [[[Number(code), 33]]] } })
  context.set(apiContext, { cities: { guide } } as never)
  const load = withCityBorders(async () => 'the homes')
  const from = (query: string) => {
    const request = new Request(`http://localhost/searching/map?search=${query}`)
    return load({ context, request, params: {} } as never)
  }
  expect(await from('')).toBe('the homes')
  expect(await from('&cities=40203,40211')).toEqual([[[40_203, 33]], [[40_211, 33]]])
})
