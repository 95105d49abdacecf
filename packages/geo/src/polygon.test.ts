import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Polygon } from './polygon.ts'

type Corner = readonly [number, number]

const SIDE = 12
/** On a small grid points often lie on a side or a corner, and whole numbers are never rounded. */
const corner = fc.tuple(fc.nat(SIDE), fc.nat(SIDE))
/** Concave ones, and ones that cross themselves or turn back, are the rule. */
const corners = fc.array(corner, { minLength: 3, maxLength: 12 })
const flat = (ring: readonly Corner[]) => ring.flat()

const GRID = Array.from({ length: SIDE + 3 }, (_, x) =>
  Array.from({ length: SIDE + 3 }, (_, y): Corner => [x - 1, y - 1]),
).flat()

/** By the book: every side, in whole numbers. */
function crossesOddly(ring: readonly Corner[], [lng, lat]: Corner): boolean {
  const crossed = ring.filter(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] as Corner
    if (y1 > lat === y2 > lat) return false
    const [run, rise] = [BigInt(x2 - x1) * BigInt(lat - y1), BigInt(y2 - y1)]
    const beyond = run - BigInt(lng - x1) * rise
    return rise > 0n ? beyond > 0n : beyond < 0n
  })
  return crossed.length % 2 === 1
}

describe('a polygon', () => {
  test('has the points that a look at every side would find', () => {
    fc.assert(
      fc.property(corners, (ring) => {
        const polygon = new Polygon([flat(ring)])
        const found = GRID.filter(([lng, lat]) => polygon.has(lng, lat))
        expect(found).toEqual(GRID.filter((point) => crossesOddly(ring, point)))
      }),
    )
  })

  test('gives a point on a border to exactly one of two neighbours', () => {
    fc.assert(
      fc.property(corners, fc.nat(), (ring, where) => {
        const cut = 1 + (where % (ring.length - 1))
        const whole = new Polygon([flat(ring)])
        const [one, other] = [ring.slice(0, cut + 1), [...ring.slice(cut), ring[0] as Corner]]
        const parts = [one, other].map((part) => new Polygon([flat(part)]))
        for (const [lng, lat] of GRID) {
          const inParts = parts.filter((part) => part.has(lng, lat)).length
          expect(inParts === 1).toBe(whole.has(lng, lat))
        }
      }),
    )
  })

  test('leaves out its holes and has the islands in them', () => {
    const square = (from: number, to: number) => [from, from, to, from, to, to, from, to]
    const polygon = new Polygon([square(0, 10), square(2, 8), square(4, 6)])
    expect([1, 3, 5, 7, 9].map((at) => polygon.has(at, at))).toEqual([
      ...[true, false, true, false, true],
    ])
    expect(polygon.bounds).toEqual([0, 0, 10, 10])
  })

  test('has nothing without a surface, nor what lies nowhere', () => {
    expect(new Polygon([[1, 1, 5, 1, 3, 1]]).has(2, 1)).toBe(false)
    expect(new Polygon([[0, 0, 9, 0, 9, 9]]).has(Number.NaN, 1)).toBe(false)
  })
})
