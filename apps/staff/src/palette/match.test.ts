import { expect, test } from '@jest/globals'
import { marked, matches } from './match.ts'

test.each(['よや', 'ヨヤク', 'ﾖﾔｸ', '予約', 'ＣＡＬ', ''])('%s finds 予約', (words) => {
  expect(matches(words, '予約', 'よやく', 'calendar')).toBe(true)
})

test('all words have to be there', () => {
  expect(matches('予約 記録', '予約', 'よやく')).toBe(false)
})

test('what was typed is marked where it stands as it is', () => {
  expect(marked('ルミエール大橋 302号室', '大橋')).toEqual(['ルミエール', '大橋', ' 302号室'])
  expect(marked('ルミエール大橋', 'おおはし')).toEqual(['ルミエール大橋', '', ''])
})
