import { expect, test } from '@jest/globals'
import { toQuery } from './to-query.ts'

test('asks the API in its own words, without the look of the list', () => {
  expect(
    toQuery('chintai', {
      city_code: ['40203'],
      hy_yachin_max: 70_000,
      is_parking: true,
      view: 'map',
    }),
  ).toEqual({ city_code: ['40203'], hy_yachin_max: 70_000, is_parking: true })
})

test('looks for homes unless another kind of sale is asked for', () => {
  expect(toQuery('baibai', {}).bukken_type).toEqual([
    'hanbai_mansion',
    'hanbai_chuko',
    'hanbai_shinchiku',
    'tateuri',
    'hanbai_tochi',
  ])
  expect(toQuery('baibai', { bukken_type: ['tateuri'] }).bukken_type).toEqual(['tateuri'])
})

test('looks for every kind of investment property unless one is asked for', () => {
  expect(toQuery('invest', { page: 2 })).toEqual({
    page: 2,
    toushi_bukken_type: ['toushi_mansion', 'toushi_apartment', 'toushi_other'],
  })
})
