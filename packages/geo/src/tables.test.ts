import { expect, test } from '@jest/globals'
import { LAND_PRICE_YEAR } from '@sumai/domain/land-prices'
import { straightMetres } from '@sumai/domain/listing/distance'
import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import lines from '@sumai/domain/master/stations.json' with { type: 'json' }
import { landPrices } from './land-prices.ts'
import { postalCodes } from './postal-codes.ts'
import { railways } from './railways.ts'
import { townAndChome } from './towns.ts'

const known = new Set(cities.map(({ city_code }) => city_code))

test('every station of the nineteen lines lies within 150 m of where the railways have it', () => {
  const surveyed = railways().flatMap(({ stations }) => stations)
  const astray = lines
    .flatMap(({ stations }) => stations)
    .filter((stop) => !surveyed.some((it) => straightMetres(stop, it) < 150))
  expect(lines).toHaveLength(19)
  expect(astray).toEqual([])
})

test('no station of the area is missing, but one that opens for a festival', () => {
  const ours = lines.flatMap(({ stations }) => stations)
  const missing = railways()
    .flatMap(({ stations }) => stations)
    .filter(({ city_code }) => known.has(city_code ?? ''))
    .filter((it) => !ours.some((stop) => straightMetres(stop, it) < 150))
  expect(new Set(missing.map(({ name }) => name))).toEqual(new Set(['バルーンさが']))
})

test('postal codes and land prices are of the 36 municipalities', () => {
  expect(postalCodes().filter(({ zip }) => !/^\d{7}$/.test(zip))).toEqual([])
  expect(new Set(postalCodes().map(({ cityCode }) => cityCode))).toEqual(known)
  const odd = landPrices().filter(
    ({ cityCode, yenPerM2, men, use }) =>
      !known.has(cityCode) || !(yenPerM2 > 1_000) || !(men > 0) || use.length === 0,
  )
  expect(odd).toEqual([])
})

test('a point of land prices stands there once', () => {
  const addresses = landPrices().map(({ address }) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('land prices are of the year that their maps name', () => {
  expect(new Set(landPrices().map(({ year }) => year))).toEqual(new Set([LAND_PRICE_YEAR]))
})

test('a town and its 丁目 are told apart, as the post writes them', () => {
  expect(townAndChome('天神二丁目')).toEqual({ town: '天神', chome: '二丁目' })
  expect(townAndChome('富士町大字上無津呂')).toEqual({ town: '富士町上無津呂', chome: null })
})
