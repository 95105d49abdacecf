import { describe, expect, test } from '@jest/globals'
import { hrefWithWords } from './with-words.ts'

describe('conditions and what free words say beside them', () => {
  test('make one search, from its first page', () => {
    const conditions = {
      city_code: ['40203'],
      keyword: '2LDK 静か',
      order: 'new',
      page: 3,
    } as const
    const { city_code, ...others } = conditions
    expect(
      hrefWithWords(
        'chintai',
        { ...others, city_code: [...city_code] },
        '/search/2ldk?keyword=静か',
      ),
    ).toBe(`/search/kurume-shi/2ldk?keyword=${encodeURIComponent('静か')}&order=new`)
  })

  test('are both asked for where both can be', () => {
    expect(hrefWithWords('chintai', { city_code: ['40203'] }, '/search/tosu-shi')).toBe(
      '/search?city_code[]=40203&city_code[]=41203',
    )
    expect(hrefWithWords('chintai', { setsubijoken: [501] }, '/search/pet')).toBe(
      '/search?setsubijoken[]=501&setsubijoken[]=801',
    )
    expect(hrefWithWords('chintai', { toho: 10 }, '/search/walk-5')).toBe('/search/walk-5')
  })

  test('the name of a place leads away from where the map was, other words do not', () => {
    const onMap = { view: 'map', bounds: '130.38,33.55,130.46,33.6' } as const
    expect(hrefWithWords('chintai', onMap, '/search/tosu-shi')).toBe('/search/tosu-shi?view=map')
    expect(hrefWithWords('chintai', onMap, '/search?shogakko_no[]=5054')).toBe(
      '/search?shogakko_no[]=5054&view=map',
    )
    expect(hrefWithWords('chintai', onMap, '/search/pet')).toContain('bounds=130.38')
  })

  test('a station leads out of a city in which it is not, and a city away from a station', () => {
    const inKurume = { city_code: ['40203'], madori: [250] }
    expect(hrefWithWords('chintai', inKurume, '/search/tenjin-eki')).toBe('/search/tenjin-eki/2ldk')
    expect(hrefWithWords('chintai', inKurume, '/search/nishitetsu-kurume-eki')).toBe(
      '/search/2ldk?city_code[]=40203&eki_code[]=100127',
    )
    const atTenjin = { eki_code: ['100308'], toho: 10 }
    expect(hrefWithWords('chintai', atTenjin, '/search/kurume-shi')).toBe(
      '/search/kurume-shi?toho=10',
    )
    expect(hrefWithWords('chintai', atTenjin, '/search/fukuoka-shi')).toContain('eki_code[]=100308')
  })

  test('the words count where they differ, and leave a limit that they go beyond', () => {
    const most = { hy_yachin_max: 60_000 }
    expect(hrefWithWords('chintai', most, '/search?hy_yachin_max=80000')).toBe(
      '/search?hy_yachin_max=80000',
    )
    expect(hrefWithWords('chintai', most, '/search?hy_yachin_min=80000')).toBe(
      '/search?hy_yachin_min=80000',
    )
    const least = { hy_yachin_min: 80_000, madori: [250] }
    expect(hrefWithWords('chintai', least, '/search?hy_yachin_max=70000')).toBe(
      '/search/2ldk?hy_yachin_max=70000',
    )
    expect(hrefWithWords('chintai', least, '/search?hy_yachin_max=90000')).toBe(
      '/search/2ldk?hy_yachin_max=90000&hy_yachin_min=80000',
    )
  })

  test('more minutes or years than before are asked for too', () => {
    expect(hrefWithWords('chintai', { toho: 5 }, '/search?toho=10')).toBe('/search?toho=10')
    expect(hrefWithWords('chintai', { chiku_year: 5 }, '/search?chiku_year=20')).toBe(
      '/search?chiku_year=20',
    )
  })

  test('a commute more takes the place of the first of two, or of the same place', () => {
    const two = { commute: ['tenjin-eki~30', 'hakata-eki~30'] }
    expect(hrefWithWords('chintai', two, '/search?commute=ohashi-eki~20')).toBe(
      '/search?commute=hakata-eki~30&commute=ohashi-eki~20',
    )
    expect(hrefWithWords('chintai', two, '/search?commute=hakata-eki~20')).toBe(
      '/search?commute=hakata-eki~20&commute=tenjin-eki~30',
    )
  })

  test('words of investments move the search, with what it can be asked for', () => {
    const conditions = { city_code: ['40203'], bukken_type: ['hanbai_mansion' as const] }
    expect(hrefWithWords('baibai', conditions, '/baibai/search_invest?shueki_rimawari=8')).toBe(
      '/baibai/search_invest/kurume-shi?shueki_rimawari=8',
    )
  })
})

test('words that say no condition lead nowhere', () => {
  expect(hrefWithWords('chintai', { toho: 10 }, '/search?keyword=サンハイツ')).toBeUndefined()
  expect(hrefWithWords('chintai', {}, '/search')).toBeUndefined()
})
