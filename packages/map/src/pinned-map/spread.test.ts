import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { spread } from './spread.ts'

const ROOM = { width: 390, height: 320 }

test('what stands alone stays where it is', () => {
  const spots = [
    { x: 80, y: 60 },
    { x: 300, y: 220 },
  ]
  expect(spread(spots, { room: ROOM })).toEqual(spots)
})

test('no two pins of a page lie on each other, and none on the edge', () => {
  const town = fc.record({
    x: fc.integer({ min: 20, max: 370 }),
    y: fc.integer({ min: 20, max: 270 }),
  })
  fc.assert(
    fc.property(fc.array(town, { minLength: 1, maxLength: 6 }), (towns) => {
      const spots = Array.from(
        { length: 20 },
        (_, index) => towns[index % towns.length] ?? ROOM_MIDDLE,
      )
      const placed = spread(spots, { room: ROOM, target: 24 })
      placed.forEach((pin, index) => {
        for (const other of placed.slice(index + 1)) {
          const [dx, dy] = [Math.abs(pin.x - other.x), Math.abs(pin.y - other.y)]
          expect(Math.hypot(dx, dy)).toBeGreaterThan(27.99)
          expect(Math.max(dx, dy)).toBeGreaterThan(23.99)
        }
        expect(Math.min(pin.x, ROOM.width - pin.x)).toBeGreaterThanOrEqual(16)
      })
    }),
  )
})

test('of two that meet each gives way by half, unless one is fixed', () => {
  const two = [
    { x: 100, y: 100 },
    { x: 110, y: 100 },
  ]
  const [left, right] = spread(two, { apart: 30 })
  expect(Math.abs((left?.x ?? 0) - 90)).toBeLessThan(1)
  expect(Math.abs((right?.x ?? 0) - 120)).toBeLessThan(1)
  expect(spread(two, { apart: 30, fixed: 1 })[0]).toEqual(two[0])
})

test('a pin keeps off a box, and stays beside it', () => {
  const box = { left: 100, top: 100, right: 160, bottom: 120 }
  const [moved] = spread([{ x: 130, y: 110 }], { room: ROOM, apart: 20, obstacles: [box] })
  expect(moved?.x).toBeGreaterThan(80)
  expect(moved?.x).toBeLessThan(180)
  expect(Math.abs((moved?.y ?? 0) - 110)).toBeGreaterThanOrEqual(20)
  const beside = [{ x: 80, y: 110 }]
  expect(spread(beside, { apart: 20, obstacles: [box] })).toEqual(beside)
})

const ROOM_MIDDLE = { x: 195, y: 160 }
