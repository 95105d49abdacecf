import { expect, test } from '@jest/globals'
import { galleryOrder } from './gallery-order.ts'

const photos = ['gaikan', 'madori', 'living', 'bath', 'kitchen', 'room'].map((type) => ({
  type,
  url: type,
}))
const typesOf = (shown: readonly { type: string }[]) => shown.map(({ type }) => type)

test('a home to rent shows its rooms first, its kitchen second and its outside last', () => {
  expect(typesOf(galleryOrder(photos, 'rooms'))).toEqual([
    ...['living', 'kitchen', 'bath', 'room', 'madori', 'gaikan'],
  ])
})

test('a property for sale shows its outside first', () => {
  expect(typesOf(galleryOrder(photos, 'outside'))).toEqual([
    ...['gaikan', 'living', 'bath', 'kitchen', 'madori', 'room'],
  ])
})

test('the kitchen of a building does not stand beside its living room', () => {
  expect(typesOf(galleryOrder(photos, 'building'))).toEqual([
    ...['gaikan', 'living', 'bath', 'room', 'madori', 'kitchen'],
  ])
})

test('no home opens on its toilet or corridor', () => {
  const small = ['gaikan', 'room', 'toilet', 'equip', 'shuno', 'map'].map((type) => ({
    type,
    url: type,
  }))
  expect(typesOf(galleryOrder(small, 'outside'))).toEqual([
    ...['gaikan', 'room', 'shuno', 'toilet', 'equip', 'map'],
  ])
  expect(typesOf(galleryOrder(small, 'rooms'))).toEqual([
    ...['room', 'shuno', 'toilet', 'equip', 'gaikan', 'map'],
  ])
})

test('maps of the place come last; drawings of a plot are no maps', () => {
  const drawn = [
    { type: 'map', url: '/media/maps/a/home.webp' },
    { type: 'map', url: '/media/plots/1/plot/a.svg' },
    { type: 'gaikan', url: '1' },
  ]
  const [map, plot, outside] = drawn
  expect(galleryOrder(drawn, 'outside')).toEqual([plot, outside, map])
  expect(galleryOrder(drawn, 'rooms')).toEqual([plot, outside, map])
})

test('with few photos the plan is the last', () => {
  expect(typesOf(galleryOrder(photos.slice(0, 3), 'rooms'))).toEqual([
    ...['living', 'gaikan', 'madori'],
  ])
})
