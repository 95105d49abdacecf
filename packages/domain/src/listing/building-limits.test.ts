import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { built, coverageLimit, floorAreaLimit, smallestPlot } from './building-limits.ts'

describe('what may be built', () => {
  test('a corner may be built on more', () => {
    expect(coverageLimit({ kenpei: 60, setsudoJokyo: 1 })).toBe(60)
    expect(coverageLimit({ kenpei: 60, setsudoJokyo: 2 })).toBe(70)
  })

  test.each([
    [[12], [4], 160],
    [[5], [4], 200],
    [[12], [2.7], 160],
    [[12], [4, 6], 200],
    [[12], [4.11], 164.4],
    [[12], [12], 200],
    [[12], [], 200],
  ])('200%% in zone %s at roads of %s m are %s%%', (youtoChiiki, widths, limit) => {
    const setsudo = widths.map((fukuin_m) => ({ fukuin_m }))
    expect(floorAreaLimit({ yoseki: 200, youtoChiiki, setsudo })).toBe(limit)
  })

  test('the limit of a road is a number that can be read', () => {
    const setsudo = [{ fukuin_m: 4.1 }]
    expect(floorAreaLimit({ yoseki: 300, youtoChiiki: [5], setsudo })).toBe(246)
  })

  test('without a plan there is no limit', () => {
    expect(coverageLimit({})).toBe(Number.POSITIVE_INFINITY)
    expect(floorAreaLimit({ yoseki: null })).toBe(Number.POSITIVE_INFINITY)
  })

  test('on the smallest plot both limits are kept', () => {
    const plan = fc.record({
      kenpei: fc.integer({ min: 30, max: 80 }),
      yoseki: fc.integer({ min: 50, max: 800 }),
    })
    const house = fc.record({
      tatemonoMen: fc.integer({ min: 40, max: 3_000 }),
      floors: fc.integer({ min: 1, max: 14 }),
    })
    fc.assert(
      fc.property(plan, house, (plot, it) => {
        const { coverage, floorArea } = built({ ...it, tochiMen: smallestPlot(plot, it) })
        expect(coverage).toBeLessThanOrEqual(plot.kenpei + 1e-9)
        expect(floorArea).toBeLessThanOrEqual(plot.yoseki + 1e-9)
      }),
    )
  })
})
