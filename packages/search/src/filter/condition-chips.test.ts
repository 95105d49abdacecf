import { expect, test } from '@jest/globals'
import { placeBySlug } from '@sumai/domain/places/find-place'
import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { conditionChips, nothingHeading, relaxations } from './condition-chips.ts'

const chipsOf = <Scope extends SearchScope>(scope: Scope, conditions: Conditions<Scope>) =>
  conditionChips(scope, conditions).map(({ label, to }) => `${label} → ${to}`)
const chips = (conditions: Conditions<'chintai'>) => chipsOf('chintai', conditions)
const saleChips = (conditions: Conditions<'baibai'>) => chipsOf('baibai', conditions)

test('each condition leads to the search without it', () => {
  expect(chips({ city_code: ['40203'], bukken_type: ['mansion'], setsubijoken: [801] })).toEqual([
    '久留米市 → /search/mansion/pet',
    'マンション → /search/kurume-shi/pet',
    'ペット相談可 → /search/kurume-shi/mansion',
  ])
})

test('an area is one condition, a second city beside it another', () => {
  expect(chips({ city_code: ['40203', '41201'] })).toEqual([
    '久留米市 → /search/saga-shi',
    '佐賀市 → /search/kurume-shi',
  ])
})

test('several lines are a condition each, and what is left beside one stays whole', () => {
  const [line, other] = ['nishitetsu-tenjin-omuta-sen', 'fukuoka-chikatetsu-nanakuma-sen'].map(
    (slug) => placeBySlug(slug)?.codes ?? [],
  )
  expect(chips({ eki_code: [...new Set([...(line ?? []), ...(other ?? [])])] })).toEqual([
    '西鉄天神大牟田線 → /search/fukuoka-chikatetsu-nanakuma-sen',
    '福岡市地下鉄七隈線 → /search/nishitetsu-tenjin-omuta-sen',
  ])
})

test('a limit below full 万円 is said as that', () => {
  expect(chips({ hy_yachin_min: 50_000, hy_yachin_max: 59_999 })).toEqual([
    '5万円〜6万円未満 → /search',
  ])
  expect(chips({ hy_yachin_max: 99_999 })).toEqual(['10万円未満 → /search'])
})

test('both ends of the rent are one condition', () => {
  expect(chips({ hy_yachin_min: 40_000, hy_yachin_max: 75_000 })).toEqual([
    '4万円〜7.5万円 → /search',
  ])
  expect(chips({ hy_yachin_max: 75_000 })).toEqual(['7.5万円以下 → /search'])
  expect(chips({ hy_yachin_min: 40_000 })).toEqual(['4万円以上 → /search'])
})

test('what changes only the comparison or the order is no condition', () => {
  expect(chips({ is_include_kyoekihi: true, order: 'new', limit: 50, page: 3 })).toEqual([])
})

test('a school district is said by the name of its school, where it is known', () => {
  const names = { 5041: '南薫小学校' }
  const conditions = { shogakko_no: ['5041'], chugakko_no: ['4014'] }
  expect(conditionChips('chintai', conditions, names).map(({ label }) => label)).toEqual([
    '南薫小学校区',
    '中学校区',
  ])
})

test('a school that has only a number is a condition too', () => {
  expect(chips({ shisetu_no: ['1005', '5054', '5055'] })).toEqual([
    '福岡大学周辺 → /search?shisetu_no[]=5054&shisetu_no[]=5055',
    '学校周辺 → /search/fukuoka-univ',
  ])
})

test('dropping a condition starts again at the first page', () => {
  expect(chips({ toho: 10, order: 'new', page: 3 })).toEqual(['徒歩10分以内 → /search?order=new'])
})

test('what to drop is said in the words of the visitor', () => {
  const conditions = { city_code: ['40203'], eki_code: ['100124'], chiku_year: 0 }
  const relax = [
    { remove: 'chiku_year', total: 38 },
    { remove: 'eki_code', total: 21 },
  ]
  expect(
    relaxations('chintai', conditions, conditionChips('chintai', conditions), relax),
  ).toMatchObject([
    { label: '新築', total: 38 },
    { label: expect.stringMatching(/^[^・]+駅$/), to: '/search/kurume-shi/new', total: 21 },
  ])
})

test('a limit is eased by steps before it is dropped', () => {
  const conditions = { hy_yachin_max: 10_000 }
  const steps = [{ to: 150_000, total: 2 }]
  const relax = [{ remove: 'hy_yachin_max', total: 9, steps }]
  expect(
    relaxations('chintai', conditions, conditionChips('chintai', conditions), relax),
  ).toMatchObject([
    { label: '15万円以下', to: '/search?hy_yachin_max=150000', total: 2, isStep: true },
    { label: '1万円以下', to: '/search', total: 9, isStep: false },
  ])
})

test('conditions are not blamed for a part of the map where nothing is', () => {
  const heading = (conditions: Conditions<'chintai'>) =>
    nothingHeading('部屋', conditionChips('chintai', conditions))
  const bounds = '129.2,33.7,129.4,33.9'
  expect(heading({ bounds })).toBe('この範囲には部屋がありません')
  expect(heading({ bounds, toho: 5 })).toBe('この範囲には、条件に合う部屋がありません')
  expect(heading({ toho: 5 })).toBe('条件に合う部屋が見つかりませんでした')
})

test('of a search for sale each condition leads to the search without it', () => {
  expect(
    saleChips({ city_code: ['40203'], bukken_type: ['hanbai_mansion'], is_pet: true }),
  ).toEqual([
    '久留米市 → /baibai/search/sale-used-condo/pet',
    '中古マンション → /baibai/search/kurume-shi/pet',
    'ペット可 → /baibai/search/kurume-shi/sale-used-condo',
  ])
})

test('one of two cities can go', () => {
  expect(saleChips({ city_code: ['40203', '41201'] })).toEqual([
    '久留米市 → /baibai/search/saga-shi',
    '佐賀市 → /baibai/search/kurume-shi',
  ])
})

test('both ends of a price are one condition', () => {
  expect(saleChips({ kakaku_min: 10_000_000, kakaku_max: 30_000_000 })).toEqual([
    '1,000万円〜3,000万円 → /baibai/search',
  ])
  expect(saleChips({ kakaku_max: 30_000_000 })).toEqual(['3,000万円以下 → /baibai/search'])
})
