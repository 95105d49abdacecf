import { expect, test } from '@jest/globals'
import { guessType } from './guess-type.ts'

test.each([
  ['外観_南.jpg', 'gaikan'],
  ['2階キッチン.JPG', 'kitchen'],
  ['和室6帖.heic', 'room'],
  // As macOS writes it: ト and a mark of its own.
  ['トイレ.jpg'.normalize('NFD'), 'toilet'],
  ['IMG_0231.jpg', 'room'],
])('%s shows %s', (name, type) => {
  expect(guessType(name)).toBe(type)
})
