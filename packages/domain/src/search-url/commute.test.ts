import { expect, test } from '@jest/globals'
import { commuteLabel, commuteOf, readCommutes } from './commute.ts'
import { indexPolicy } from './index-policy.ts'
import { parseSearchUrl } from './parse.ts'

test('an address says where, how long and by what', () => {
  expect(commuteOf('tenjin-eki~30')).toEqual({ place: 'tenjin-eki', minutes: 30, by: 'train' })
  expect(commuteOf('130.4017,33.59~5~car')).toMatchObject({ place: '130.4017,33.59', by: 'car' })
  expect(commuteLabel('tenjin-eki~30')).toBe('天神駅まで30分')
  expect(commuteLabel('fukuoka-univ~40~car')).toBe('福岡大学まで車で40分')
  expect(commuteLabel('130.4017,33.59~20')).toBe('地図で選んだ場所まで20分')
})

test.each([
  ['tenjin-eki~30'],
  ['天神', '30', 'train'],
  ['天神駅', '30'],
  [' 天神 ', '30'],
  ['天神', '45', 'train', '天神駅', '30'],
])('%j is half an hour to 天神', (...raw) => {
  expect(readCommutes(raw)).toEqual(['tenjin-eki~30'])
})

test('two places of a form are two commutes, in one order', () => {
  const said = ['西鉄福岡（天神）', '40', 'train', '九州大学 伊都キャンパス', '60', 'car']
  const commutes = ['kyushu-ito-univ~60~car', 'nishitetsu-fukuoka-tenjin-eki~40']
  expect(readCommutes(said)).toEqual(commutes)
  expect(readCommutes([...said.slice(3), ...said.slice(0, 3)])).toEqual(commutes)
})

test('how a name begins, or a point, is enough of a form', () => {
  expect(readCommutes(['西鉄福岡', '30'])).toEqual(['nishitetsu-fukuoka-tenjin-eki~30'])
  expect(readCommutes(['九州大学', '30'])).toEqual(['kyushu-ito-univ~30'])
  expect(readCommutes(['地図で選んだ場所（130.4017,33.59）', '30', 'car'])).toEqual([
    '130.4017,33.59~30~car',
  ])
})

test('a name that no place has is no commute', () => {
  expect(readCommutes(['東京', '30', 'train', '博多', '20'])).toEqual(['hakata-eki~20'])
  expect(readCommutes(['久留米市', '30', 'train'])).toBeUndefined()
})

test('minutes without a place are no commute', () => {
  expect(readCommutes(['30', 'train', '30', 'car'])).toBeUndefined()
  expect(readCommutes(['30', 'train', '博多', '20', 'car'])).toEqual(['hakata-eki~20~car'])
})

test.each([
  ['kurume-shi~30'],
  ['天神'],
  ['tenjin-eki~0'],
  ['tenjin-eki~121'],
  ['天神', '30', '博多', '30', '薬院', '30'],
])('%j is refused', (...raw) => {
  expect(readCommutes(raw)).toBeNull()
})

test('a form leads to the address of its search, which no search engine keeps', () => {
  const search = `?commute=${encodeURIComponent('博多駅')}&commute=30&commute=car&commute=20&commute=train`
  expect(parseSearchUrl('chintai', { pathname: '/search', search })).toEqual({
    kind: 'redirect',
    to: '/search?commute=hakata-eki~30~car',
  })
  const policy = indexPolicy('chintai', { city_code: ['40203'], commute: ['hakata-eki~30'] }, 50)
  expect(policy).toEqual({ robots: 'noindex,follow', canonical: '/search/kurume-shi' })
})
