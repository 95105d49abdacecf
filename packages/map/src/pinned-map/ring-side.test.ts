import { expect, test } from '@jest/globals'
import { onItsSide } from './ring-side.ts'

const RINGS = { middle: { x: 100, y: 100 }, radii: [50, 100] }
const at = (x: number) => ({ x: 100 + x, y: 100 })

test('a pin that has moved over a ring is led back', () => {
  expect(onItsSide(at(60), at(40), RINGS)).toEqual(at(47))
  expect(onItsSide(at(40), at(60), RINGS)).toEqual(at(53))
  expect(onItsSide(at(90), at(120), RINGS)).toEqual(at(103))
})

test('one that is on its side stays, however near its place is to the ring', () => {
  expect(onItsSide(at(20), at(40), RINGS)).toEqual(at(20))
  expect(onItsSide(at(49), at(49), RINGS)).toEqual(at(49))
  expect(onItsSide(at(250), at(120), RINGS)).toEqual(at(250))
})
