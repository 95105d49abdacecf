import { expect, test } from '@jest/globals'
import { adviceOn, reworded } from './advice.ts'

test('a word that needs proof is named with its field and a milder one', () => {
  const values = { title: '眺望抜群の角部屋', catchCopy: null, comment: '日本初の設備です。' }
  const found = adviceOn(values)
  expect(found).toEqual([
    { name: 'title', word: '抜群の', instead: '良好な' },
    { name: 'comment', word: '日本初', instead: undefined },
  ])
  expect(found[0] && reworded(values, found[0])).toEqual({ title: '眺望良好な角部屋' })
})

test('the same word twice is one advice, and plain words are none', () => {
  expect(adviceOn({ comment: '激安です。激安です。' })).toHaveLength(1)
  expect(adviceOn({ title: '大橋駅徒歩7分・南向きの1LDK', comment: '' })).toEqual([])
  expect(adviceOn({ comment: '借入の最高額は別に定めます。' })).toEqual([])
})
