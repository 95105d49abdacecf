import { describe, expect, test } from '@jest/globals'
import type { Api } from '@sumai/api-client'
import type { SearchScope } from '@sumai/domain/search-url/fields'
import { readSearch } from './read-search.ts'
import { readWords } from './read-words.ts'

/** Where an address leads while the API understands its words as `understood`, or its conditions. */
async function follow(scope: SearchScope, path: string, understood = '/search') {
  const api = { understand: async () => ({ understood: { path: understood } }) } as unknown as Api
  const request = new Request(new URL(path, 'http://localhost'))
  try {
    return await readWords(scope, (url) => readSearch(scope, new URL(url)), api, request)
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return `${thrown.status} ${thrown.headers.get('location')}`
  }
}

describe('an address of a search', () => {
  test('in another spelling leads to its own, with what its words mean, in one step', async () => {
    expect(await follow('chintai', '/search?city_code[]=40203&keyword=猫', '/search/pet')).toBe(
      '301 /search/kurume-shi/pet',
    )
  })

  test.each([
    ['/baibai/search?bukken_type[]=toushi_mansion', '/baibai/search_invest/invest-condo'],
    ['/baibai/search?bukken_kbn[]=ittou', '/baibai/search_invest/ittou'],
    [
      '/baibai/search/kurume-shi?shueki_rimawari=8',
      '/baibai/search_invest/kurume-shi?shueki_rimawari=8',
    ],
  ])('%s leads to the search for investments', async (path, to) => {
    expect(await follow('baibai', path)).toBe(`301 ${to}`)
  })

  test('that nobody understands is refused', async () => {
    await expect(follow('chintai', '/search/nowhere?keyword=猫')).rejects.toMatchObject({
      init: { status: 404 },
    })
  })
})
