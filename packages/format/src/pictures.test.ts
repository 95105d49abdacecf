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
    [160, 240, 320, 480, 640, 960, 1600]
      .map((width) => `/media/hero/hero-street-${width}.avif ${width}w`)
      .join(', '),
  )
})

test('a portrait is one drawing for every width', () => {
  const portrait = '/media/staff/staff-1.svg'
  expect(rendition(portrait, 960, 'avif')).toBe(portrait)
  expect(srcset(portrait, 'avif')).toBe('')
  expect(renditionWidths(portrait, 'avif')).toEqual([])
})
