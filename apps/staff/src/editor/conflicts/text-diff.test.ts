import { expect, test } from '@jest/globals'
import { textDiff } from './text-diff.ts'

const said = (before: string, after: string) =>
  textDiff(before, after)
    .map(({ kind, text }) => ({ same: text, added: `+${text}+`, gone: `-${text}-` })[kind])
    .join('')

test('what was put in and taken out is told word by word', () => {
  expect(said('築6年、南向きの角部屋です。', '築6年、南西向きで明るい角部屋です。')).toMatch(
    /^築6年、.*\+.+\+.*角部屋です。$/,
  )
  expect(said('駅まで7分。', '駅まで7分。駐車場もあります。')).toBe(
    '駅まで7分。+駐車場もあります。+',
  )
  expect(said('駅まで平らな道を7分。', '駅まで7分。')).toBe('駅まで-平らな道を-7分。')
})

test('a text from nothing, and to nothing', () => {
  expect(said('', '新しい')).toBe('+新しい+')
  expect(said('古い', '')).toBe('-古い-')
  expect(said('', '')).toBe('')
})

test('the parts of both make both again', () => {
  const [before, after] = ['日当たりのよい2階の部屋。', '静かで日当たりのよい3階の角部屋です。']
  const pieces = textDiff(before, after)
  const of = (kind: string) =>
    pieces
      .filter((it) => it.kind !== kind)
      .map(({ text }) => text)
      .join('')
  expect(of('added')).toBe(before)
  expect(of('gone')).toBe(after)
})
