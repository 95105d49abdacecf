import { expect, test } from '@jest/globals'
import { byField } from './values.ts'

test('what is wrong inside a list is told at its field, once', () => {
  const wrong = ['終了は開始より後にしてください。']
  expect(byField({ 'sessions.0.end_at': wrong, 'sessions.1.end_at': wrong, title: ['x'] })).toEqual(
    { sessions: wrong, title: ['x'] },
  )
})
