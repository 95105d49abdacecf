import { describe, expect, test } from '@jest/globals'
import { keywordTerms } from '@sumai/domain/search-text'
import { useApi } from '../../testing/test-api.ts'
import { factWords } from './room-facts.ts'

const api = useApi()

const PLAIN = {
  kai: 3,
  isSaijokai: false,
  muki: null,
  kyoekihi: 3_000,
  reikin: 1,
  koshinryo: null,
  chukaiTesuryo: 1,
  freeRentMonth: null,
  nyukyoJoken: [],
}

describe('the facts of a room are found by', () => {
  test.each([
    ['1階', { kai: 1 }],
    ['最上階', { isSaijokai: true }],
    ['南向き', { muki: 5 }],
    ['礼金ゼロ', { reikin: 0 }],
    ['管理費なし', { kyoekihi: 0 }],
    ['更新料なし', { koshinryo: 0 }],
    ['仲介手数料無料', { chukaiTesuryo: 0 }],
    ['フリーレント', { freeRentMonth: 1 }],
    ['学生', { nyukyoJoken: ['学生可'] }],
  ])('%s', (words, facts) => {
    const [word = ''] = keywordTerms(words)
    expect(factWords({ ...PLAIN, ...facts })).toContain(word)
    expect(factWords(PLAIN)).not.toContain(word)
  })

  test('no other floor: 11階 is not 1階', () => {
    expect(factWords({ ...PLAIN, kai: 11 })).toBe('')
  })
})

test('the search finds every room without key money by these words', async () => {
  type Answer = { rooms: { bukken_no: string; reikin: number }[]; pagination: { total: number } }
  const find = async (query: string): Promise<Answer> =>
    (await api().call(`chintai/rooms?limit=100&${query}`)).body
  const { rooms } = await find('city_code[]=40203')
  const { rooms: found } = await find(`city_code[]=40203&keyword=${encodeURIComponent('礼金なし')}`)
  const free = rooms.filter(({ reikin }) => reikin === 0).map(({ bukken_no }) => bukken_no)
  expect(free.length).toBeGreaterThan(0)
  expect(found.map(({ bukken_no }) => bukken_no)).toEqual(expect.arrayContaining(free))
})
