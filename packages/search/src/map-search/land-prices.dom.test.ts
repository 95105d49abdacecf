import { expect, test } from '@jest/globals'
import { apiContext } from '@sumai/platform'
import { RouterContextProvider } from '@sumai/platform/router'
import { summaryOf, withLandPrices } from './land-prices.ts'

const POINT = { lat: 33.3, lng: 130.5, year: 2026, yenPerM2: 121_000 }

test('the map of a search tells land prices when it is asked for them alone', async () => {
  const asked: unknown[] = []
  const context = new RouterContextProvider()
  const landPricesMap = async (query: unknown) => {
    asked.push(query)
    return { landPrices: [POINT] }
  }
  context.set(apiContext, { landPricesMap } as never)
  const load = withLandPrices(async () => 'the homes')
  const from = (query: string) => {
    const request = new Request(`http://localhost/searching/map?search=${query}`)
    return load({ context, request, params: {} } as never)
  }
  expect(await from('')).toBe('the homes')
  expect(asked).toEqual([])
  expect(await from('&land=130.4,33.5,130.5,33.6')).toEqual([POINT])
  expect(asked).toEqual([{ bounds: '130.4,33.5,130.5,33.6' }])
})

test('land prices are told in words: how many, from which to which, and from when', () => {
  expect(summaryOf([POINT, { ...POINT, yenPerM2: 1_086_000 }])).toBe(
    'この範囲の2地点：12.1万〜108.6万円/㎡（2026年1月1日時点）',
  )
  expect(summaryOf([POINT])).toBe('この範囲の1地点：12.1万円/㎡（2026年1月1日時点）')
  expect(summaryOf([])).toBe('この範囲に地点はありません。')
})
