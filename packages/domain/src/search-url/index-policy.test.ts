import { describe, expect, test } from '@jest/globals'
import type { SearchScope } from './fields.ts'
import { indexPolicy } from './index-policy.ts'
import { parseSearchUrl } from './parse.ts'

function policy(url: string, total = 100, scope: SearchScope = 'chintai') {
  const parsed = parseSearchUrl(scope, new URL(url, 'http://site'))
  if (parsed.kind !== 'ok') throw new Error(`${url}: ${parsed.kind}`)
  return indexPolicy<SearchScope>(scope, parsed.conditions, total)
}

describe('pages of results that search engines may keep', () => {
  test.each([
    '/search',
    '/search/kurume-shi',
    '/search/mansion',
    '/search/pet',
    '/search/jr-nagasaki-honsen',
    '/search/kurume-shi/mansion',
    '/search/kurume-shi/2ldk',
    '/search/kurume-shi/pet',
    '/search/kurume-shi/mansion/2ldk',
    '/search/kurume-shi/mansion/pet',
    '/search/kurume-shi/mansion?page=2',
  ])('%s', (url) => {
    expect(policy(url, 3)).toEqual({ robots: 'index,follow', canonical: url })
    expect(policy(url, 2)).toEqual({ robots: 'noindex,follow', canonical: url })
  })
})

describe('pages of results that they may not', () => {
  test.each([
    ['/search/mansion/2ldk', '/search/mansion'],
    ['/search/mansion/2ldk/pet', '/search/mansion'],
    ['/search/mansion/2ldk?toho=7', '/search/mansion'],
    ['/search/kurume-shi/mansion?toho=7', '/search/kurume-shi/mansion'],
    ['/search/kurume-shi/mansion?page=2&toho=7', '/search/kurume-shi/mansion'],
    ['/search?keyword=%E6%9D%B1%E7%94%BA', '/search'],
    ['/search/kurume-shi/2ldk/pet', '/search/kurume-shi/2ldk/pet'],
    ['/search/jr-nagasaki-honsen/mansion', '/search/jr-nagasaki-honsen/mansion'],
  ])('%s points to %s', (url, canonical) => {
    expect(policy(url)).toEqual({ robots: 'noindex,follow', canonical })
  })
})

test('the order, the length and the look of a list are not pages of their own', () => {
  expect(policy('/search/kurume-shi?limit=50&order=yachin_asc&view=map')).toEqual({
    robots: 'index,follow',
    canonical: '/search/kurume-shi',
  })
})

test('a campaign tag is not part of the canonical address', () => {
  expect(policy('/search/kurume-shi?utm_source=mail').canonical).toBe('/search/kurume-shi')
})

test('the type links of the footer point to the page of the type', () => {
  expect(policy('/baibai/search?bukken_type=hanbai_mansion', 9, 'baibai')).toEqual({
    robots: 'index,follow',
    canonical: '/baibai/search/sale-used-condo',
  })
})

test('investment properties have one term', () => {
  expect(policy('/baibai/search_invest/kubun', 9, 'invest')).toEqual({
    robots: 'index,follow',
    canonical: '/baibai/search_invest/kubun',
  })
})
