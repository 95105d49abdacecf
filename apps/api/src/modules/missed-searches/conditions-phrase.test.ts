import { expect, test } from '@jest/globals'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { phraseOfConditions } from './conditions-phrase.ts'

test('conditions are said as the site says them', () => {
  const query = { city_code: ['40203'], hy_yachin_max: 70_000, page: 1, with_relax: true }
  expect(phraseOfConditions('chintai', query)).toBe('久留米市・7万円以下')
})

test('kinds that nobody has chosen are not named', () => {
  const query = { ...toQuery('baibai', {}), city_code: ['40203'] }
  expect(phraseOfConditions('baibai', query)).toBe('久留米市')
  expect(phraseOfConditions('baibai', toQuery('baibai', {}))).toBeUndefined()
  expect(phraseOfConditions('baibai', toQuery('invest', {}))).toBeUndefined()
})

test.each([
  ['nothing that is asked for', {}],
  ['words', { city_code: ['40203'], keyword: 'サウナ' }],
  ['a part of the map', { area: [130, 33, 131, 33, 131, 34] }],
  ['a point of the map', { commute: ['130.4017,33.5902~30'] }],
  ['homes by their numbers', { bukken_no: ['1000000001'] }],
  ['nine conditions', { setsubijoken: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
])('%s is not counted', (_, query) => {
  expect(phraseOfConditions('chintai', query)).toBeUndefined()
})
