import { expect, test } from '@jest/globals'
import { savedNumbers } from './favourites-route.tsx'

const of = (query: string) => savedNumbers(`http://localhost/favorite?${query}`)

test('an address names the listings of a shared list, in its order', () => {
  expect(of('bukken_no[]=1000000002&bukken_no[]=1000000001')).toEqual(['1000000002', '1000000001'])
})

test('what is no number of a listing is left out, and nothing counts twice', () => {
  expect(of('bukken_no[]=abc&bukken_no[]=1000000001&bukken_no[]=1000000001&x=1')).toEqual([
    '1000000001',
  ])
})

test('a list has a hundred listings at most', () => {
  const many = Array.from({ length: 150 }, (_, index) => `bukken_no[]=${1_000_000_000 + index}`)
  expect(of(many.join('&'))).toHaveLength(100)
})
