import { describe, expect, test } from '@jest/globals'
import { searchBreadcrumbs } from './breadcrumbs.ts'
import { searchDescription } from './description.ts'
import type { Conditions, SearchScope } from './fields.ts'
import { searchHeading, searchTitle } from './heading.ts'
import { parseSearchUrl } from './parse.ts'

function search<Scope extends SearchScope>(scope: Scope, url: string): Conditions<Scope> {
  const parsed = parseSearchUrl(scope, new URL(url, 'http://site'))
  if (parsed.kind !== 'ok') throw new Error(`${url}: ${parsed.kind}`)
  return parsed.conditions
}
const labels = (scope: SearchScope, url: string) =>
  searchBreadcrumbs<SearchScope>(scope, search(scope, url)).map((crumb) => crumb.label)

describe('headings of results', () => {
  test.each<[SearchScope, string, number, string]>([
    ['chintai', '/search/kurume-shi/mansion', 128, '久留米市の賃貸マンション 128件'],
    ['chintai', '/search/kurume-shi/mansion/2ldk', 34, '久留米市の2LDK賃貸マンション 34件'],
    [
      'chintai',
      '/search/nishitetsu-kurume-eki/apartment/pet',
      12,
      '西鉄久留米駅のペット相談可の賃貸アパート 12件',
    ],
    [
      'baibai',
      '/baibai/search/saga-shi/sale-lot/no-condition',
      21,
      '佐賀市の建築条件なしの土地 21件',
    ],
    ['chintai', '/search', 12345, '福岡・佐賀・熊本北部の賃貸物件 12,345件'],
    ['chintai', '/search?commute=tenjin-eki~30', 9, '天神駅まで30分の賃貸物件 9件'],
    [
      'chintai',
      '/search/kurume-shi/mansion?commute=fukuoka-univ~60~car&commute=tenjin-eki~60',
      9,
      '福岡大学まで車で60分・天神駅まで60分の久留米市の賃貸マンション 9件',
    ],
    ['chintai', '/search?hy_yachin_max=70000', 9, '福岡・佐賀・熊本北部の賃貸物件 9件'],
    // A school without a name here.
    ['chintai', '/search?shisetu_no[]=1005&shisetu_no[]=5054', 4, '福岡大学周辺ほかの賃貸物件 4件'],
    ['chintai', '/search/kurume-mii-univ', 4, '久留米大学御井キャンパス周辺の賃貸物件 4件'],
    ['chintai', '/search/nishitetsu-tenjin-omuta-sen', 4, '西鉄天神大牟田線の賃貸物件 4件'],
    ['chintai', '/search/kurume-area/5k-over', 4, '久留米エリアの5K以上賃貸物件 4件'],
    ['chintai', '/search?city_code[]=40203&city_code[]=41201', 4, '久留米市・佐賀市の賃貸物件 4件'],
    [
      'chintai',
      '/search?city_code[]=40203&city_code[]=40210&city_code[]=41201',
      4,
      '久留米市ほかの賃貸物件 4件',
    ],
    ['chintai', '/search/ohashi-eki/walk-5', 4, '大橋駅から徒歩5分以内の賃貸物件 4件'],
    ['chintai', '/search/ohashi-eki?toho=7', 4, '大橋駅から徒歩7分以内の賃貸物件 4件'],
    ['chintai', '/search/walk-5', 4, '駅徒歩5分以内の賃貸物件 4件'],
    [
      'baibai',
      '/baibai/search/nishitetsu-tenjin-omuta-sen/walk-10',
      4,
      '西鉄天神大牟田線の駅から徒歩10分以内の不動産（売買） 4件',
    ],
    [
      'chintai',
      '/search/walk-5?city_code[]=40134&eki_code[]=100105&eki_code[]=100127',
      4,
      '福岡市南区の大橋駅・西鉄久留米駅から徒歩5分以内の賃貸物件 4件',
    ],
    ['chintai', '/search?madori[]=150&madori[]=250', 4, '福岡・佐賀・熊本北部の賃貸物件 4件'],
    [
      'chintai',
      '/search/kurume-shi/mansion/2ldk?setsubijoken[]=801',
      4,
      '久留米市のペット相談可の2LDK賃貸マンション 4件',
    ],
    ['baibai', '/baibai/search', 3, '福岡・佐賀・熊本北部の売買物件 3件'],
    ['baibai', '/baibai/search/kurume-shi', 3, '久留米市の不動産（売買） 3件'],
    ['baibai', '/baibai/search?bukken_type=tateuri', 3, '新築分譲住宅 3件'],
    ['invest', '/baibai/search_invest', 3, '福岡・佐賀・熊本北部の投資用物件 3件'],
    ['invest', '/baibai/search_invest/kurume-shi', 3, '久留米市の投資用物件 3件'],
    ['invest', '/baibai/search_invest/invest-condo', 3, '投資用マンション 3件'],
  ])('%s %s', (scope, url, total, heading) => {
    expect(searchHeading<SearchScope>(scope, search(scope, url), { total })).toBe(heading)
  })

  test('the title of a later page says which page it is', () => {
    const second = search('chintai', '/search/kurume-shi?page=2')
    expect(searchTitle('chintai', second, 128)).toBe('久留米市の賃貸物件 128件（2ページ目）')
    expect(searchHeading('chintai', second, { total: 128 })).toBe('久留米市の賃貸物件 128件')
    expect(searchTitle('baibai', search('baibai', '/baibai/search'), 9)).toBe('売買物件検索 9件')
  })
})

describe('descriptions of results', () => {
  test('tell rents, a median and the day of the figures', () => {
    const rooms = search('chintai', '/search/kurume-shi/mansion')
    const stats = {
      min: 32_000,
      max: 148_000,
      median: { madori: '2LDK', yen: 62_500 },
      updatedAt: '2026-11-21T08:00:00+09:00',
    }
    expect(searchDescription('chintai', rooms, 1128, stats)).toBe(
      '久留米市の賃貸マンション1,128件。賃料3.2〜14.8万円、2LDKの中央値6.25万円。管理費・駐車場込みの総額で比較できます。（2026年11月21日更新）',
    )
  })

  test('leave out what is not known', () => {
    expect(
      searchDescription('baibai', search('baibai', '/baibai/search/saga-shi/sale-lot'), 21),
    ).toBe('佐賀市の土地21件。月々の支払い目安も合わせて比較できます。')
  })

  test('give prices of sales, those from 100 million yen with 億', () => {
    const lots = search('baibai', '/baibai/search/sale-lot')
    expect(searchDescription('baibai', lots, 2, { min: 9_800_000, max: 138_000_000 })).toContain(
      '価格980万円〜1億3,800万円。',
    )
  })
})

describe('breadcrumbs of results', () => {
  test('lead through each term, and the last is the page itself', () => {
    const conditions = search('chintai', '/search/kurume-shi/mansion/2ldk')
    expect(searchBreadcrumbs('chintai', conditions)).toEqual([
      { label: 'トップ', to: '/' },
      { label: '賃貸物件検索', to: '/search' },
      { label: '久留米市', to: '/search/kurume-shi' },
      { label: '賃貸マンション', to: '/search/kurume-shi/mansion' },
      { label: '2LDK', to: null },
    ])
  })

  test('put a station into its city', () => {
    expect(labels('chintai', '/search/nishitetsu-kurume-eki')).toEqual([
      'トップ',
      '賃貸物件検索',
      '久留米市',
      '西鉄久留米駅',
    ])
  })

  test('end at the search itself without terms', () => {
    expect(labels('chintai', '/search?hy_yachin_max=70000')).toEqual(['トップ', '賃貸物件検索'])
    expect(labels('baibai', '/baibai/search')).toEqual(['トップ', '売買物件検索'])
    expect(labels('invest', '/baibai/search_invest')).toEqual(['トップ', '投資用物件', '検索'])
  })

  test('lead to investment properties', () => {
    expect(searchBreadcrumbs('invest', search('invest', '/baibai/search_invest/kubun'))).toEqual([
      { label: 'トップ', to: '/baibai' },
      { label: '投資用物件', to: '/baibai/investment' },
      { label: '区分所有の投資用物件', to: null },
    ])
  })
})
