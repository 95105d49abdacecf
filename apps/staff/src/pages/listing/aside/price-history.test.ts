import { expect, test } from '@jest/globals'
import { stepsOf } from './price-history.tsx'

test('each change is a step, the highest price at the top', () => {
  const history = [
    { date: '2024-04-01', from: 72_000, to: 70_000 },
    { date: '2026-11-01', from: 70_000, to: 68_000 },
  ]
  expect(stepsOf(history, 300, 60)).toBe('M0 0H100V30H200V60H300')
})
