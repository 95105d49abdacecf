import { describe, expect, test } from '@jest/globals'
import { keywordTerms } from '@sumai/domain/search-text'
import { useApi } from '../../testing/test-api.ts'
import { factWords } from './property-facts.ts'

const api = useApi()

const PLAIN = {
  kai: 3,
  sokosu: 5,
  muki: null,
  parkingKbn: 4,
  parkingDaisu: null,
  isFuruya: false,
  isSaikenchikuFuka: false,
  toshiKeikaku: 1,
}

describe('the facts of a property are found by', () => {
  test.each([
    ['1階', { kai: 1 }],
    ['最上階', { kai: 5 }],
    ['南東向き', { muki: 4 }],
    ['駐車場あり', { parkingKbn: 1 }],
    ['駐車場1台', { parkingDaisu: 1 }],
    ['古家付き', { isFuruya: true }],
    ['再建築不可', { isSaikenchikuFuka: true }],
    ['市街化調整区域', { toshiKeikaku: 2 }],
  ])('%s', (words, facts) => {
    const [word = ''] = keywordTerms(words)
    expect(factWords({ ...PLAIN, ...facts })).toContain(word)
    expect(factWords(PLAIN)).not.toContain(word)
  })
})

test('駐車場あり finds the homes for sale that have room for a car', async () => {
  type Answer = { rooms: { bukken_no: string; parking_kbn: number }[] }
  const find = async (query: string): Promise<Answer> =>
    (await api().call(`baibai/rooms?limit=100&${query}`)).body
  const { rooms } = await find('city_code[]=40203')
  const { rooms: found } = await find(
    `city_code[]=40203&keyword=${encodeURIComponent('駐車場あり')}`,
  )
  const numbersOf = (some: Answer['rooms']) => some.map(({ bukken_no }) => bukken_no)
  const withParking = numbersOf(rooms.filter(({ parking_kbn }) => [1, 3].includes(parking_kbn)))
  expect(withParking.length).toBeGreaterThan(0)
  expect(numbersOf(found)).toEqual(expect.arrayContaining(withParking))
})
