import { expect, test } from '@jest/globals'
import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import { townDrawing } from './town-drawing.ts'

test('every municipality has a picture of its own, the same every time, of at most 12 KB', () => {
  const drawings = cities.map(({ city_code }) => townDrawing(city_code) ?? '')
  expect(new Set(drawings).size).toBe(cities.length)
  for (const [at, drawing] of drawings.entries()) {
    expect(drawing).toMatch(/^<svg .+<\/svg>$/)
    expect(drawing).not.toMatch(/NaN|undefined/)
    expect(drawing.length).toBeLessThan(12_000)
    expect(townDrawing(cities[at]?.city_code ?? '')).toBe(drawing)
  }
})

test('there is none of a town elsewhere', () => {
  expect(townDrawing('13101')).toBeUndefined()
})

test('what a page is about is drawn before a land without a railway', () => {
  expect(townDrawing('keys')).toMatch(/^<svg .+<\/svg>$/)
  expect(townDrawing('keys')).not.toMatch(/NaN|undefined/)
  expect(townDrawing('constructor')).toBeUndefined()
})
