import { expect, test } from '@jest/globals'
import type { Photo } from '@sumai/api-client/contract/photo'
import { cardPhotos, INSIDE_FIRST, OUTSIDE_FIRST } from './card-photos.ts'

const photos = (...types: Photo['type'][]): Photo[] =>
  types.map((type, index) => ({
    url: `/media/${index}`,
    type,
    caption: '',
    width: 960,
    height: 720,
    sort: index + 1,
  }))
const ofHome = photos('gaikan', 'madori', 'living', 'bath', 'kitchen', 'room', 'room')
const types = (shown: readonly Photo[]) => shown.map(({ type }) => type)

test('a home to rent leads with its room, a property for sale with its outside', () => {
  expect(types(cardPhotos(ofHome, INSIDE_FIRST))).toEqual([
    ...['living', 'room', 'gaikan', 'kitchen', 'madori', 'room'],
  ])
  expect(cardPhotos(ofHome, OUTSIDE_FIRST)[0]).toBe(ofHome[0])
})

test('a listing without any of them shows what it has', () => {
  expect(types(cardPhotos(photos('madori', 'around', 'view'), OUTSIDE_FIRST))).toEqual([
    ...['around', 'madori', 'view'],
  ])
  expect(cardPhotos([], INSIDE_FIRST)).toEqual([])
})

test('what has no plan shows the drawing of its plot', () => {
  const shown = (...all: Photo['type'][]) => types(cardPhotos(photos(...all), OUTSIDE_FIRST))
  expect(shown('gaikan', 'map', 'around', 'map')).toEqual(['gaikan', 'map'])
  expect(shown('gaikan', 'living', 'map')).toEqual(['gaikan', 'living', 'map'])
  expect(shown('gaikan', 'map', 'madori')).toEqual(['gaikan', 'madori'])
})
