import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { drawPlot } from './draw-plot.ts'
import { drawPlotCard } from './draw-plot-card.ts'
import { drawVolume } from './draw-volume.ts'
import { outlineOf } from './outline.ts'
import { PLOT_SIZE, type Plot, plotOf, plotUrl, readPlotPath } from './plot.ts'

const metres = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10)

const road = fc.record({
  muki: fc.integer({ min: 1, max: 8 }),
  isPrivate: fc.boolean(),
  width: metres(2, 20),
  frontage: metres(2, 40),
})

const plots: fc.Arbitrary<Plot> = fc.record({
  men: fc.integer({ min: 3000, max: 200_000 }).map((hundredths) => hundredths / 100),
  roads: fc.oneof(fc.tuple(road), fc.tuple(road, road)),
  alley: fc.option(fc.integer({ min: 5, max: 60 })),
  limits: fc.option(
    fc.record({
      cover: fc.constantFrom(30, 50, 60, 80),
      floors: fc.integer({ min: 50, max: 800 }),
      isByRoad: fc.boolean(),
    }),
  ),
})

const read = (url: string) => readPlotPath(url.replace('/media/plots/', ''))

describe('the address of a plot', () => {
  test('says everything that is drawn', () => {
    fc.assert(
      fc.property(plots, (plot) => {
        expect(read(plotUrl(plot, 'plot'))).toEqual({ plot, look: 'plot', isCurrent: true })
      }),
    )
  })

  test.each([
    'https://example.com/x.svg',
    '/media/plots/2/plot/0-m5w6f9.svg',
    '/media/plots/2/plot/120.svg',
    '/media/plots/2/plot/120-m9w6f9.svg',
    '/media/plots/2/plot/120-m5w6.svg',
    '/media/plots/2/volume/120-m5w6f9.svg',
  ])('of which there is none: %s', (url) => expect(read(url)).toBeNull())
})

test('a row that does not say how wide the plot is has no drawing', () => {
  const setsudo = [{ muki: 5, doro_shubetu: 1, fukuin_m: 6, haba_m: null }]
  expect(plotOf({ men: 120, setsudo, rojijoWariai: null, limits: null })).toBeNull()
  expect(plotOf({ men: null, setsudo: null, rojijoWariai: null, limits: null })).toBeNull()
})

describe('the outline', () => {
  test('has the area of the plot', () => {
    fc.assert(
      fc.property(plots, (plot) => {
        const { corners } = outlineOf(plot)
        const twice = corners.reduce((sum, [x, y], index) => {
          const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0]
          return sum + x * nextY - nextX * y
        }, 0)
        expect(Math.abs(twice / 2)).toBeCloseTo(plot.men, 4)
      }),
    )
  })

  test('of a corner has the second road on the side where it lies', () => {
    const corner = (muki: number) => {
      const roads: Plot['roads'] = [
        { muki: 5, isPrivate: false, width: 6, frontage: 10 },
        { muki, isPrivate: false, width: 4, frontage: 12 },
      ]
      return outlineOf({ men: 120, roads, alley: null, limits: null }).side
    }
    // South is below: west lies to the left, east to the right.
    expect([corner(7), corner(3), corner(1)]).toEqual(['left', 'right', 'above'])
  })
})

describe('the drawing', () => {
  const PLOT: Plot = {
    men: 120,
    roads: [{ muki: 5, isPrivate: false, width: 6, frontage: 10 }],
    alley: null,
    limits: { cover: 60, floors: 200, isByRoad: false },
  }

  test('says area, frontage, depth and road', () => {
    const texts = [...drawPlot(PLOT).matchAll(/<text[^>]*>([^<]+)/g)].map(([, text]) => text)
    expect(texts).toEqual(
      expect.arrayContaining([
        '120.00㎡',
        '（36.30坪）',
        '間口 10.0m',
        '奥行 約12.0m',
        '南側 公道 幅員6.0m',
      ]),
    )
  })

  test('as a card says what is seen from afar', () => {
    const texts = [...drawPlotCard(PLOT).matchAll(/<text[^>]*>([^<]+)/g)].map(([, text]) => text)
    expect(texts).toEqual(['120.00㎡', '間口10.0m', '南 6.0m'])
  })

  test('of what may be built says the limits of the law', () => {
    const texts = [...(drawVolume(PLOT) ?? '').matchAll(/<text[^>]*>([^<]+)/g)].map(
      ([, text]) => text,
    )
    expect(texts).toEqual(
      expect.arrayContaining(['約72㎡', '建ぺい率60%', '約240㎡', '容積率200%']),
    )
  })

  test('keeps to its frame and has no broken number', () => {
    // A narrow plot beside a wide road.
    const wide = { isPrivate: false, muki: 1, frontage: 2 }
    const narrow: Plot = {
      men: 30,
      roads: [
        { ...wide, width: 2 },
        { ...wide, width: 18.2 },
      ],
      alley: 5,
      limits: null,
    }
    fc.assert(
      fc.property(plots, (plot) => {
        for (const drawing of [drawPlot(plot), drawVolume(plot) ?? '', drawPlotCard(plot)]) {
          expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
          const at = [...drawing.matchAll(/<text[^>]*translate\((-?\d+) (-?\d+)\)/g)]
          expect(at).toHaveLength(drawing.split('<text').length - 1)
          for (const [, x, y] of at) {
            expect(Number(x)).toBeGreaterThan(0)
            expect(Number(x)).toBeLessThan(PLOT_SIZE.width)
            expect(Number(y)).toBeGreaterThan(0)
            expect(Number(y)).toBeLessThanOrEqual(PLOT_SIZE.height)
          }
        }
      }),
      { examples: [[narrow]] },
    )
  })
})
