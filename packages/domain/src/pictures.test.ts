import { expect, test } from '@jest/globals'
import { rendition, renditionWidths, srcset } from './pictures.ts'

const FACADE = '/media/exterior/exterior-mansion-1'

test('a card takes the smallest rendition that is wide enough', () => {
  expect(rendition(FACADE, 320, 'avif')).toBe(`${FACADE}-480.avif`)
  expect(rendition(FACADE, 481, 'jpg')).toBe(`${FACADE}-960.jpg`)
  expect(rendition(FACADE, 2000, 'jpg')).toBe(`${FACADE}-960.jpg`)
})

test('a hero is offered at 1600 px too', () => {
  expect(srcset('/media/hero/hero-street', 'avif')).toBe(
    '/media/hero/hero-street-480.avif 480w, /media/hero/hero-street-960.avif 960w, /media/hero/hero-street-1600.avif 1600w',
  )
})

test('a floor plan is one drawing for every width', () => {
  const plan = '/media/floorplan/plan-01-1r.svg'
  expect(rendition(plan, 960, 'avif')).toBe(plan)
  expect(srcset(plan, 'avif')).toBe('')
  expect(renditionWidths(plan)).toEqual([])
})
