import { describe, expect, test } from '@jest/globals'
import type { SearchScope } from './fields.ts'
import { parseSearchUrl } from './parse.ts'

const parse = (url: string, scope: SearchScope = scopeOf(url)) =>
  parseSearchUrl(scope, new URL(url, 'http://site'))

function scopeOf(url: string): SearchScope {
  if (!/^\/baibai/i.test(url)) return 'chintai'
  return /^\/baibai\/search_invest/i.test(url) ? 'invest' : 'baibai'
}

describe('terms of a rental search', () => {
  test.each([
    ['/search', {}],
    ['/search/kurume-shi', { city_code: ['40203'] }],
    ['/search/nishitetsu-kurume-eki', { eki_code: ['100127'] }],
    [
      '/search/hakata-eki',
      { eki_code: ['100205', '100311', '100501', '100601', '100701', '100806', '101918'] },
    ],
    ['/search/kurume-mii-univ', { shisetu_no: ['1015'] }],
    ['/search/kurume-area', { city_code: ['40203', '40225', '41346'] }],
    ['/search/mansion', { bukken_type: ['mansion'] }],
    [
      '/search/kurume-shi/mansion/2ldk',
      { city_code: ['40203'], bukken_type: ['mansion'], madori: [250] },
    ],
    ['/search/5k-over', { madori: [500] }],
    ['/search/pet', { setsubijoken: [801] }],
    ['/search/no-shikikin', { is_free_shikikin: true }],
    ['/search/new', { chiku_year: 0 }],
    ['/search/walk-5', { toho: 5 }],
  ])('%s', (url, conditions) => {
    expect(parse(url)).toEqual({ kind: 'ok', conditions })
  })

  test('a line stands for all of its stations, interchanges included', () => {
    const result = parse('/search/jr-nagasaki-honsen')
    expect(result).toMatchObject({ kind: 'ok' })
    // 鳥栖 is a station of two lines.
    expect(JSON.stringify(result)).toContain('"100220"')
    expect(JSON.stringify(result)).toContain('"100401"')
  })
})

describe('terms of a sales search', () => {
  test.each([
    [
      '/baibai/search/saga-shi/sale-lot/no-condition',
      { city_code: ['41201'], bukken_type: ['hanbai_tochi'], is_no_condition: true },
    ],
    ['/baibai/search/sale-new-development', { bukken_type: ['tateuri'] }],
    ['/baibai/search_invest/kurume-shi', { city_code: ['40203'] }],
    ['/baibai/search_invest/invest-condo', { toushi_bukken_type: ['toushi_mansion'] }],
    ['/baibai/search_invest/ittou', { bukken_kbn: ['ittou'] }],
  ])('%s', (url, conditions) => {
    expect(parse(url)).toEqual({ kind: 'ok', conditions })
  })

  test('the link of the footer keeps its address', () => {
    expect(parse('/baibai/search?bukken_type=hanbai_mansion')).toEqual({
      kind: 'ok',
      conditions: { bukken_type: ['hanbai_mansion'] },
    })
  })
})

describe('conditions in the query', () => {
  test.each([
    [
      '/search?hy_yachin_max=70000&is_include_kyoekihi=1&page=2',
      { hy_yachin_max: 70000, is_include_kyoekihi: true, page: 2 },
    ],
    ['/search?madori[]=150&madori[]=250', { madori: [150, 250] }],
    ['/search?madori%5B%5D=150&madori%5B%5D=250', { madori: [150, 250] }],
    ['/search?keyword=%E8%96%AC%E9%99%A2%20%E6%96%B0%E7%AF%89', { keyword: '薬院 新築' }],
    ['/search?bounds=130.2%2C33.1%2C130.6%2C33.4', { bounds: '130.2,33.1,130.6,33.4' }],
    ['/search?area=130.2,33.1,130.6,33.1,130.4,33.4', { area: '130.2,33.1,130.6,33.1,130.4,33.4' }],
    ['/baibai/search?men_min=25.5', { men_min: 25.5 }],
    ['/search?utm_source=mail&gclid=1', {}],
    ['/search/kurume-shi?utm_source=mail', { city_code: ['40203'] }],
  ])('%s', (url, conditions) => {
    expect(parse(url)).toEqual({ kind: 'ok', conditions })
  })
})

describe('one address for one search', () => {
  test.each([
    // Terms out of order, twice, in old spellings or as codes.
    ['/search/mansion/kurume-shi', '/search/kurume-shi/mansion'],
    ['/search/kurume-shi/saga-shi', '/search?city_code[]=40203&city_code[]=41201'],
    ['/baibai/search/sale-condo', '/baibai/search/sale-used-condo'],
    ['/baibai/search/sale-land/saga-shi', '/baibai/search/saga-shi/sale-lot'],
    ['/search/40203', '/search/kurume-shi'],
    ['/search/100127', '/search/nishitetsu-kurume-eki'],
    ['/search/Kurume-Shi', '/search/kurume-shi'],
    ['/search/kurume-shi/', '/search/kurume-shi'],
    ['/search//mansion', '/search/mansion'],
    ['/search/kurume', '/search/kurume-shi'],
    ['/search/kurume-shi?bukken_type=mansion', '/search/kurume-shi/mansion'],
    ['/SEARCH/kurume-shi', '/search/kurume-shi'],
    ['/baibai/search_invest/KUBUN', '/baibai/search_invest/kubun'],
    // What a path cannot say goes into the query.
    ['/search/pet/parking', '/search?is_parking=1&setsubijoken[]=801'],
    ['/search/2ldk?madori[]=150', '/search?madori[]=150&madori[]=250'],
    [
      '/search/mansion/2ldk/pet?city_code=40203',
      '/search/kurume-shi/mansion/2ldk?setsubijoken[]=801',
    ],
    ['/search/pet?setsubijoken[]=101', '/search?setsubijoken[]=101&setsubijoken[]=801'],
    ['/search/kurume-shi?eki_code=100127', '/search?city_code[]=40203&eki_code[]=100127'],
    ['/search?page=1&limit=20&order=recommend&view=list', '/search'],
    ['/search?toho=10&chiku_year=3', '/search?chiku_year=3&toho=10'],
    ['/search?hy_yachin_min=&hy_yachin_max=70000', '/search?hy_yachin_max=70000'],
    [
      '/search?hy_yachin_min=80000&hy_yachin_max=70000',
      '/search?hy_yachin_max=80000&hy_yachin_min=70000',
    ],
    ['/search?eki_code=100205', '/search/hakata-eki'],
    ['/search?city_code[]=40225&city_code[]=41346&city_code[]=40203', '/search/kurume-area'],
    ['/search/within-5-years/new', '/search/new'],
    ['/search?is_parking=0', '/search'],
    ['/search?hy_yachin_max=７００００', '/search?hy_yachin_max=70000'],
    ['/baibai/search?bukken_type=hanbai_mansion&page=2', '/baibai/search/sale-used-condo?page=2'],
    [
      '/baibai/search_invest/kurume-shi?bukken_kbn=ittou',
      '/baibai/search_invest/kurume-shi?bukken_kbn[]=ittou',
    ],
    // Investment types are spelled as kinds of sale by the API and by old links.
    ['/baibai/search?bukken_type=toushi_apartment', '/baibai/search_invest/invest-apartment'],
    [
      '/baibai/search/saga-shi?bukken_kbn=kubun',
      '/baibai/search_invest/saga-shi?bukken_kbn[]=kubun',
    ],
    // Campaign tags belong to somebody else.
    ['/search/kurume?utm_source=a&page=1', '/search/kurume-shi?utm_source=a'],
  ])('%s → %s', (url, to) => {
    expect(parse(url)).toEqual({ kind: 'redirect', to })
    expect(parse(to)).toMatchObject({ kind: 'ok' })
  })
})

describe('addresses that do not exist', () => {
  test.each([
    '/search/atlantis-shi',
    '/search/sale-lot',
    '/baibai/search/mansion',
    '/search/kurume-shi/castle',
    '/search/kurume-shi/mansion/2ldk/pet',
    '/search/%E4%B9%85%E7%95%99%E7%B1%B3',
    '/search/%E0%A4%A',
    '/search/99999',
    '/search/__proto__',
    '/search/constructor',
    '/baibai/search_invest/kurume-eki',
    '/baibai/search_invest/kurume-shi/kubun',
  ])('%s', (url) => {
    expect(parse(url)).toEqual({ kind: 'notFound' })
  })
})

describe('queries that cannot be understood', () => {
  test.each([
    ['/search?hy_yachin_min=abc', 'hy_yachin_min'],
    ['/search?hy_yachin_min=-1', 'hy_yachin_min'],
    ['/search?hy_yachin_max=2147483648', 'hy_yachin_max'],
    ['/search?page=0', 'page'],
    ['/search?page=1.5', 'page'],
    ['/search?limit=30', 'limit'],
    ['/search?order=cheap', 'order'],
    ['/search?view=3d', 'view'],
    ['/search?bukken_type=castle', 'bukken_type'],
    ['/search?madori[]=140', 'madori'],
    ['/search?setsubijoken[]=107', 'setsubijoken'],
    ['/search?city_code=13101', 'city_code'],
    ['/search?is_parking=maybe', 'is_parking'],
    ['/search?bounds=131,33,130,34', 'bounds'],
    ['/search?bounds=130,33,131', 'bounds'],
    ['/search?area=130,33,131,33', 'area'],
    ['/search?area=130,33,131,33,130.5', 'area'],
    [`/search?area=${'130,33,'.repeat(60)}131,34`, 'area'],
    ['/search?koukai_since=2026-02-30', 'koukai_since'],
    ['/baibai/search?kakaku_max=1e9', 'kakaku_max'],
    ['/baibai/search_invest?toushi_bukken_type=toushi_castle', 'toushi_bukken_type'],
  ])('%s', (url, key) => {
    expect(parse(url)).toEqual({ kind: 'badRequest', key })
  })
})
