import { expect, test } from '@jest/globals'
import { placeNames } from './place-names.ts'

test('a name that finds no room is left to the list', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => ({
    name: `施設${index}`,
    spot: { x: 30, y: 30 + index },
  }))
  const sides = placeNames(crowd, [])
  expect(sides[0]).toBe('left')
  expect(sides.filter((side) => side === null).length).toBeGreaterThan(0)
})
