import { expect, test } from '@jest/globals'
import { rendition, renditionWidths, srcset } from './pictures.ts'

const FACADE = '/media/exterior/exterior-mansion-1'

test('a card takes the smallest rendition that is wide enough', () => {
  expect(rendition(FACADE, 207, 'avif')).toBe(`${FACADE}-240.avif`)
  expect(rendition(FACADE, 621, 'avif')).toBe(`${FACADE}-640.avif`)
  expect(rendition(FACADE, 207, 'jpg')).toBe(`${FACADE}-960.jpg`)
  expect(rendition(FACADE, 2000, 'jpg')).toBe(`${FACADE}-960.jpg`)
})

test('a hero is offered at 1600 px too', () => {
  expect(srcset('/media/hero/hero-street', 'avif')).toBe(
    [240, 320, 480, 640, 960, 1600]
      .map((width) => `/media/hero/hero-street-${width}.avif ${width}w`)
      .join(', '),
  )
})

test('a floor plan is one drawing for every width', () => {
  const plan = '/media/floorplan/plan-01-1r.svg'
  expect(rendition(plan, 960, 'avif')).toBe(plan)
  expect(srcset(plan, 'avif')).toBe('')
  expect(renditionWidths(plan, 'avif')).toEqual([])
})
