import { expect, test } from '@jest/globals'
import { findLayout } from '../layout/find-layout.ts'
import { LETTER } from '../letters.ts'
import type { Look } from '../plan-code.ts'
import { type Home, programOf } from '../program.ts'
import { drawPlan } from './draw-plan.ts'

const FLAT = {
  ...{ bukkenNo: '1000000021', men: 42, balconyMen: 5, muki: 5 },
  ...{ isHouse: false, storeys: 3, setsubijoken: [101] },
}

function laidOut(rooms: Pick<Home, 'madoriHeyasu' | 'madoriKind' | 'madoriShosai'>) {
  const program = programOf({ ...FLAT, ...rooms })
  const layout = program && findLayout(program)
  if (!layout) throw new Error('A home of which no plan can be drawn')
  const draw = (look: Look) => drawPlan(layout, program, look)
  const sizeOf = (look: Look) => {
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(draw(look)) ?? []
    return { width: Number(width), height: Number(height) }
  }
  return { layout, draw, sizeOf }
}

/** Two rooms beside each other behind a kitchen: wider than most homes of their size. */
const { layout, draw, sizeOf } = laidOut({
  madoriHeyasu: 2,
  madoriKind: 30,
  madoriShosai: [
    { name: 'DK', jo: 6 },
    { name: '洋室', jo: 6 },
    { name: '和室', jo: 6 },
  ],
})

test('a drawing ends where the home ends, with a margin for its door', () => {
  const [home] = layout.outlines
  if (!home) throw new Error('a home without rooms')
  const { width, height } = sizeOf('plain')
  expect(width - home.w * 100).toBeLessThan(50)
  expect(height - home.h * 100).toBeLessThan(330)
})

test('on a card a wide home is turned until it stands upright, in the gallery until it lies', () => {
  const card = sizeOf('card')
  expect(card.width).toBeLessThanOrEqual(card.height)
  const tile = sizeOf('tile')
  expect(tile.width / tile.height).toBeCloseTo(16 / 9, 1)
})

test('in a wide place a deep home lies, and the name of its balcony runs along it', () => {
  const deep = laidOut({
    madoriHeyasu: 1,
    madoriKind: 50,
    madoriShosai: [
      { name: 'LDK', jo: 12 },
      { name: '洋室', jo: 6 },
    ],
  })
  const { width, height } = deep.sizeOf('furnished-wide')
  expect(width).toBeGreaterThan(height)
  const drawn = deep.draw('furnished-wide')
  const turned = drawn.slice(drawn.indexOf('rotate(-90)'))
  expect(turned.slice(0, turned.indexOf('</g>'))).toContain('バルコニー')
})

test('north can be read on a phone, where the page gives a plan 316 px', () => {
  const drawing = draw('plain')
  const letter = LETTER * Number(/scale\(([\d.]+)\)">北/.exec(drawing)?.[1])
  const { width, height } = sizeOf('plain')
  const cmPerPx = Math.max(width / 316, height / 640)
  expect(letter / cmPerPx).toBeGreaterThanOrEqual(11.5)
  expect(draw('card')).not.toContain('北')
})

test('the letters of a drawing are of one size and weight, which browsers lay out once', () => {
  const drawing = draw('furnished')
  expect(drawing.match(/font(-size|-weight|-family)?[:=]/g)).toEqual(['font:'])
  expect(drawing).toContain('geometricPrecision')
})
