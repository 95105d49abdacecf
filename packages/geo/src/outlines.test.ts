import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { blocks } from './blocks.ts'
import { metresToSea } from './coast.ts'
import { isInMunicipality, municipalitiesBeside, municipalityAt } from './outlines.ts'
import { towns } from './towns.ts'

/** The farthest real address outside its own simplified outline is 616 m away. */
const SLACK = 700

describe('the outlines of the municipalities', () => {
  test('hold their towns and blocks, give or take what they are simplified by', () => {
    const outside = [
      ...towns().map(({ cityCode, ...point }) => ({ cityCode, point })),
      ...blocks().map(({ townId, ...point }) => ({ cityCode: townId.slice(0, 5), point })),
    ].filter(({ cityCode, point }) => !isInMunicipality(cityCode, point))
    expect(outside.length).toBeLessThan(400)
    expect(outside.filter((it) => !isInMunicipality(it.cityCode, it.point, SLACK))).toEqual([])
  })

  test('tell the municipality of a place', () => {
    expect(municipalityAt({ lat: 33.59, lng: 130.42 })).toBe('40132')
    expect(municipalityAt({ lat: 33.25, lng: 130.3 })).toBe('41201')
    expect(municipalityAt({ lat: 35.68, lng: 139.76 })).toBeUndefined()
    expect(isInMunicipality('13101', { lat: 35.68, lng: 139.76 })).toBe(false)
  })

  test('tell who shares a border, of both alike', () => {
    const beside = municipalitiesBeside('40203')
    expect(beside).toEqual(expect.arrayContaining(['40216', '40211', '41203', '41346', '40544']))
    expect(beside).not.toContain('40203')
    expect(beside).not.toContain('40202')
    for (const other of beside) expect(municipalitiesBeside(other)).toContain('40203')
  })

  test('know their islands: 能古島 is in 西区, the water around it is nowhere', () => {
    expect(municipalityAt({ lat: 33.625, lng: 130.305 })).toBe('40135')
    expect(municipalityAt({ lat: 33.625, lng: 130.28 })).toBeUndefined()
  })

  test('agree with each other: a point in a municipality is in it', () => {
    const near = { lat: fc.double({ min: 32.8, max: 33.9, noNaN: true }) }
    const point = fc.record({ ...near, lng: fc.double({ min: 130, max: 130.9, noNaN: true }) })
    fc.assert(
      fc.property(point, (it) => {
        const cityCode = municipalityAt(it)
        return cityCode === undefined || isInMunicipality(cityCode, it)
      }),
    )
  })
})

test('the sea is near Momochi and Omuta, and far from Kurume', () => {
  expect(metresToSea({ lat: 33.593, lng: 130.352 })).toBeLessThan(1_000)
  expect(metresToSea({ lat: 33.03, lng: 130.443 })).toBeLessThan(3_000)
  expect(metresToSea({ lat: 33.319, lng: 130.508 })).toBeGreaterThan(15_000)
})
