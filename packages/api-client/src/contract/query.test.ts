import { describe, expect, test } from '@jest/globals'
import { baibaiRoomsQuery } from './baibai-query.ts'
import { chintaiRoomsQuery } from './chintai-query.ts'
import { contentsQuery, shopsQuery } from './site-query.ts'

describe('the query of a room list', () => {
  test('reads a bare value and a bracketed one as the same list', () => {
    const bare = chintaiRoomsQuery.parse({ city_code: '40203' })
    const bracketed = chintaiRoomsQuery.parse({ 'city_code[]': ['40203', '41201'] })
    expect(bare.city_code).toEqual(['40203'])
    expect(bracketed.city_code).toEqual(['40203', '41201'])
    expect(chintaiRoomsQuery.parse({ 'madori[]': '250', madori: '350' }).madori).toEqual([250, 350])
  })

  test('starts at page 1 with 20 rows in the recommended order', () => {
    expect(chintaiRoomsQuery.parse({})).toEqual({ page: 1, limit: 20, order: 'recommend' })
  })

  test('takes an empty value for an absent one and ignores unknown keys', () => {
    const asked = baibaiRoomsQuery.parse({ kakaku_min: '', keyword: ' ', menu_ids: ['1'] })
    expect(asked).toEqual({ page: 1, limit: 20, order: 'recommend' })
  })

  test.each([
    ['1', true],
    ['true', true],
    ['0', false],
    ['false', false],
  ])('reads the flag %s as %s', (text, value) => {
    expect(chintaiRoomsQuery.parse({ is_parking: text }).is_parking).toBe(value)
  })

  test('reads bounds and facet names between commas', () => {
    const asked = chintaiRoomsQuery.parse({
      bounds: '130.2,33.123456,130.6,33.4',
      with_facets: 'all',
    })
    expect(asked.bounds).toEqual([130.2, 33.123456, 130.6, 33.4])
    expect(asked.with_facets).toEqual(['all'])
  })

  test.each([
    { kakaku_min: 'abc' },
    { bukken_type: 'castle' },
    { page: '0' },
    { limit: '101' },
    { is_pet: 'yes' },
    { kakaku_min: '3000', kakaku_max: '2000' },
    { bounds: '1,2,3' },
    { area: '130,33,131,33' },
    { area: '130,33,131,33,130' },
    { kozo: '77' },
    { setsubijoken: ['101', '999'] },
  ])('refuses %j', (asked) => {
    expect(baibaiRoomsQuery.safeParse(asked).success).toBe(false)
  })
})

test('the list of contents needs to know which kind, by either name of the rental Q&A', () => {
  expect(contentsQuery.safeParse({}).success).toBe(false)
  expect(contentsQuery.parse({ content_type: 'ekimaesan' }).content_type).toBe('ekimaesan_chintai')
})

test('shops are asked for by kind: 1 sales, 2 rental', () => {
  expect(shopsQuery.parse({ cb_flg: '2' }).cb_flg).toBe(2)
  expect(shopsQuery.safeParse({ cb_flg: '3' }).success).toBe(false)
})
