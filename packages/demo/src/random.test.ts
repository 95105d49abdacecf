import { describe, expect, test } from '@jest/globals'
import { createRandom } from './random.ts'

const draws = (seed: string, count = 1000) => {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => random.next())
}

describe('the dice of the demo data', () => {
  test('fall the same for the same seed, otherwise for another', () => {
    expect(draws('kusu')).toEqual(draws('kusu'))
    expect(draws('kusu', 5)).not.toEqual(draws('kusu2', 5))
  })

  test('are fair', () => {
    const mean = draws('fair', 20_000).reduce((sum, x) => sum + x, 0) / 20_000
    expect(mean).toBeGreaterThan(0.49)
    expect(mean).toBeLessThan(0.51)
  })

  test('follow the weights', () => {
    const random = createRandom('weights')
    const picks = Array.from({ length: 4000 }, () =>
      random.weighted([
        ['a', 3],
        ['b', 1],
      ] as const),
    )
    const share = picks.filter((pick) => pick === 'a').length / picks.length
    expect(share).toBeGreaterThan(0.7)
    expect(share).toBeLessThan(0.8)
  })

  test('sample without repeating', () => {
    const sample = createRandom('s').sample([1, 2, 3, 4, 5], 9)
    expect(sample.sort()).toEqual([1, 2, 3, 4, 5])
  })

  test('keep streams apart', () => {
    const parent = createRandom('p')
    const before = parent.fork('child').next()
    parent.next()
    expect(parent.fork('child').next()).toBe(before)
  })
})
