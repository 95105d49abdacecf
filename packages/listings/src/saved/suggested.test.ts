import { expect, test } from '@jest/globals'
import { unlike } from './suggested.tsx'

const photo = (url: string) =>
  ({ url, type: 'gaikan', caption: '', width: 1, height: 1, sort: 1 }) as const

test('of two plots with one and the same picture the first is suggested', () => {
  const first = { photos: [photo('lot')] }
  const house = { photos: [photo('house')] }
  expect(unlike([first, { photos: [photo('lot')] }, house])).toEqual([first, house])
})

test('homes without a picture are suggested all the same', () => {
  expect(unlike([{ photos: [] }, { photos: [] }])).toHaveLength(2)
})
