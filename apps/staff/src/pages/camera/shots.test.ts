import { expect, test } from '@jest/globals'
import { nextShot, SHOTS } from './shots.ts'

test('one is led through the home, past what is there', () => {
  expect(nextShot('living', new Set(['living']))).toBe('kitchen')
  expect(nextShot('living', new Set(['living', 'kitchen', 'bath']))).toBe('senmen')
  // What was left out before comes at the end.
  expect(nextShot('view', new Set(['view', 'gaikan']))).toBe('entrance')
  expect(nextShot('view', new Set(SHOTS.map(({ type }) => type)))).toBe('view')
})
