import { expect, test } from '@jest/globals'
import { factsInWords } from './home-in-words.ts'
import type { LetterHome } from './homes-reader.ts'

const HOME = {
  site: 'chintai',
  room: { madori_label: '2LDK', senyu_men: 52.1, chiku_year: 8, address_disp: '福岡市南区大橋' },
}
const wayOf = (way: object) => {
  const room = { ...HOME.room, kotsu: [{ eki_name: '大橋', toho_fun: 3, ...way }] }
  return factsInWords({ ...HOME, room } as unknown as LetterHome).at(-1)
}

test('the way to a home is said as pages say it', () => {
  expect(wayOf({ bus_fun: null, bus_tei: null })).toBe('大橋駅 徒歩3分')
  expect(wayOf({ bus_fun: 10, bus_tei: '塩原橋' })).toBe('大橋駅 バス10分 塩原橋 徒歩3分')
  expect(wayOf({ bus_fun: 10, bus_tei: null })).toBe('大橋駅 バス10分 徒歩3分')
})
