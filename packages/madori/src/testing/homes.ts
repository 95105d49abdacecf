import { SQM_PER_JO } from '@sumai/format/area'
import fc from 'fast-check'
import { type Home, programOf } from '../program.ts'

/** Rooms, kind, smallest and largest area (m²), and storeys as homes are built. */
const KINDS = [
  [1, 10, 16, 26, 0],
  [1, 20, 18, 33, 0],
  [1, 30, 26, 40, 0],
  [1, 50, 32, 58, 0],
  [2, 20, 34, 44, 0],
  [2, 30, 38, 55, 0],
  [2, 50, 46, 75, 0],
  [2, 55, 56, 80, 0],
  [3, 30, 50, 68, 0],
  [3, 50, 58, 95, 0],
  [3, 55, 68, 100, 0],
  [4, 30, 68, 90, 0],
  [4, 50, 74, 115, 0],
  [3, 50, 65, 105, 1],
  [4, 50, 80, 125, 1],
  [5, 30, 100, 150, 1],
  [3, 30, 76, 95, 2],
  [3, 50, 78, 110, 2],
  [3, 55, 85, 115, 2],
  [4, 30, 84, 120, 2],
  [4, 50, 84, 130, 2],
  [4, 55, 92, 130, 2],
  [5, 30, 105, 150, 2],
  [5, 50, 110, 160, 2],
  [6, 30, 120, 170, 2],
] as const

const MAIN = { 10: '', 20: 'K', 30: 'DK', 50: 'LDK', 55: 'LDK' } as const
/** The part of all rooms that the one with the kitchen takes. */
const MAIN_SHARE = { 10: 0, 20: 0.2, 30: 0.33, 50: 0.46, 55: 0.42 } as const

const fraction = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000)
const between = (low: number, high: number, at: number) => low + (high - low) * at

/** Homes as agencies describe them, of which a plan can be drawn; rooms in halves or tenths of a 帖. */
export const homes: fc.Arbitrary<Home> = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    size: fraction,
    share: fraction,
    main: fraction,
    beds: fc.array(fraction, { minLength: 6, maxLength: 6 }),
    tatami: fc.option(fc.integer({ min: 0, max: 5 })),
    isRounded: fc.boolean(),
    bukkenNo: fc.integer({ min: 1_000_000_001, max: 1_000_009_999 }).map(String),
    balconyMen: fc.option(fc.integer({ min: 30, max: 160 }).map((value) => value / 10)),
    muki: fc.option(fc.integer({ min: 1, max: 8 })),
    setsubijoken: fc.subarray([101, 202, 401]),
  })
  .map((drawn) => {
    const [heyasu, kind, least, most, house] = drawn.kind
    const men = Math.round(between(least, most, drawn.size) * 100) / 100
    const ofHome = house ? between(0.55, 0.62, drawn.share) : between(0.62, 0.7, drawn.share)
    const jo = (men * ofHome) / SQM_PER_JO
    const step = drawn.isRounded ? 2 : 10
    const sized = (size: number) => Math.max(2, Math.round(size * step) / step)
    const main = MAIN_SHARE[kind] * between(0.88, 1.12, drawn.main)
    const weights = drawn.beds.slice(0, heyasu).map((value) => between(0.75, 1.15, value))
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    const store = kind === 55 ? 2.2 : 0
    const bedroom = (weight: number, index: number) => ({
      name: index === drawn.tatami && heyasu > 1 ? '和室' : '洋室',
      jo: sized((jo * (1 - main) - store) * (weight / whole)),
    })
    return {
      bukkenNo: drawn.bukkenNo,
      madoriHeyasu: heyasu,
      madoriKind: kind,
      madoriShosai: [
        ...(MAIN[kind] ? [{ name: MAIN[kind], jo: sized(jo * main) }] : []),
        ...weights.map(bedroom),
        ...(store ? [{ name: 'S（納戸）', jo: store }] : []),
      ],
      men,
      balconyMen: drawn.balconyMen,
      muki: drawn.muki,
      isHouse: house > 0,
      storeys: Math.max(1, house),
      setsubijoken: drawn.setsubijoken,
    }
  })
  .filter((home) => programOf(home) !== null)
