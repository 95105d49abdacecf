import { expect, test } from '@jest/globals'
import { addressOfSearch, nameOfSearch, searchAt } from './search-at.ts'

const addressOf = (address: string) => {
  const search = searchAt(address)
  return search && addressOfSearch(search)
}

test.each([
  [
    '/search/kurume-shi/2ldk?hy_yachin_max=70000&page=3&order=new',
    'chintai',
    '久留米市・7万円以下・2LDK',
  ],
  ['/search', 'chintai', 'すべての賃貸物件'],
  ['/baibai/search/sale-lot?kakaku_max=10000000&view=map', 'baibai', '土地・1,000万円以下'],
  ['/baibai/search_invest/invest-condo', 'invest', '投資用・投資用マンション'],
])('%s is named', (address, scope, name) => {
  const search = searchAt(address)
  expect(search?.scope).toBe(scope)
  expect(search && nameOfSearch(search)).toBe(name)
})

test('page, order and layout do not belong to a search', () => {
  expect(addressOf('/search/kurume-shi?view=map&limit=50&page=2')).toBe('/search/kurume-shi')
})

test('any spelling leads to the one address', () => {
  expect(addressOf('/search?city_code=40203')).toBe('/search/kurume-shi')
  const investments = '/baibai/search?bukken_type[]=toushi_mansion'
  expect(searchAt(investments)).toMatchObject({ scope: 'invest', site: 'baibai' })
  expect(addressOf(investments)).toBe('/baibai/search_invest/invest-condo')
})

test.each([
  '',
  '/',
  '/searching/area',
  '/search/no-such-town',
  '/search?hy_yachin_max=cheap',
  '/baibai',
  'https://example.jp/elsewhere',
  '//',
  'javascript:alert(1)',
])('%s is no search', (address) => {
  expect(searchAt(address)).toBeNull()
})
