import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { horizonIn } from './horizon.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (radians: number) => (radians * 180) / Math.PI

/**
 * What a phone tells that is first turned clockwise by `turn` on an upright wall, then leant back by
 * `lean` (degrees): the angles by which Z-X'-Y'' has this upward vector in its own axes.
 */
function held(turn: number, lean: number) {
  const across = Math.cos(radians(lean))
  const [x, y] = [-Math.sin(radians(turn)) * across, Math.cos(radians(turn)) * across]
  const z = Math.sin(radians(lean))
  return { beta: degrees(Math.atan2(y, Math.hypot(x, z))), gamma: degrees(Math.atan2(-x, z)) }
}

test.each([
  [0, 'upright'],
  [90, 'its top at the right', 270],
  [-90, 'its top at the left', 90],
  [180, 'upside down'],
])('held level, turned by %i°, the horizon is level: %s', (turn, _how, angle = turn) => {
  expect(horizonIn(held(turn, 0), angle)).toBeCloseTo(0)
})

test('turned clockwise, it turns the other way in the picture', () => {
  expect(horizonIn({ beta: 85, gamma: 90 }, 0)).toBeCloseTo(-5)
  expect(horizonIn({ beta: 85, gamma: -90 }, 0)).toBeCloseTo(5)
  expect(horizonIn({ beta: 3, gamma: -90 }, 90)).toBeCloseTo(-3)
  expect(horizonIn({ beta: 3, gamma: 90 }, 270)).toBeCloseTo(3)
})

test('however far it leans, it is the turn alone that counts', () => {
  const turns = fc.double({ min: -45, max: 45, noNaN: true })
  const leans = fc.double({ min: -60, max: 60, noNaN: true })
  const angles = fc.constantFrom(0, 90, 180, 270)
  fc.assert(
    fc.property(turns, leans, angles, (turn, lean, angle) => {
      expect(horizonIn(held(turn - angle, lean), angle)).toBeCloseTo(-turn)
    }),
  )
})

test('a phone that lies flat has no horizon', () => {
  expect(horizonIn({ beta: 5, gamma: -4 }, 0)).toBeUndefined()
})
