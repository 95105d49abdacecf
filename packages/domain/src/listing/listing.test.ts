import { describe, expect, test } from '@jest/globals'
import { chikuYear, isShinchiku } from './building-age.ts'
import { roadMetres, straightMetres, streetMetres, tohoFun } from './distance.ts'
import { madoriCode, madoriLabel } from './madori.ts'

describe('layouts', () => {
  test.each([
    [2, 50, 250, '2LDK'],
    [3, 55, 350, '3SLDK'],
    [1, 10, 110, '1R'],
    [1, 20, 120, '1K'],
    [6, 30, 500, '6DK'],
    [2, 40, 250, '2LK'],
  ])('%s rooms of kind %s are searched as %s and called %s', (heyasu, kind, code, label) => {
    expect(madoriCode(heyasu, kind)).toBe(code)
    expect(madoriLabel(heyasu, kind)).toBe(label)
  })

  test('a warehouse has none', () => {
    expect(madoriCode(null, null)).toBeNull()
    expect(madoriLabel(null, null)).toBeNull()
  })
})

describe('the age of a building', () => {
  const today = '2026-11-21'

  test.each([
    ['2026-03', true, 0],
    ['2026-03', false, 1],
    ['2025-11', true, 1],
    ['2025-12', true, 0],
    ['2008-03', false, 18],
    ['2027-02', true, null],
    [null, false, null],
  ])('built %s, never lived in: %s, is %s years', (chikuYm, isMinyukyo, years) => {
    expect(chikuYear({ chikuYm, isMinyukyo }, today)).toBe(years)
  })

  test('a building is new only as long as nobody has lived in it', () => {
    expect(isShinchiku({ chikuYm: '2026-09', isMinyukyo: true }, today)).toBe(true)
    expect(isShinchiku({ chikuYm: '2026-09', isMinyukyo: false }, today)).toBe(false)
  })
})

test.each([
  [0, 1],
  [80, 1],
  [81, 2],
  [600, 8],
])('%s m of road are %s minutes', (metres, minutes) => {
  expect(tohoFun(metres)).toBe(minutes)
})

test('tens of metres change no minute', () => {
  for (let straight = 1; straight < 3_000; straight += 1) {
    expect(tohoFun(streetMetres(straight))).toBe(Math.ceil((straight * 1.25) / 80))
  }
})

test('a minute of latitude is a sea mile, and roads are longer', () => {
  const from = { lat: 33, lng: 130 }
  const to = { lat: 33 + 1 / 60, lng: 130 }
  expect(straightMetres(from, to)).toBeCloseTo(1853, 0)
  expect(roadMetres(from, to)).toBe(2320)
})
