import { expect, test } from '@jest/globals'
import { mergedEdits } from './merge.ts'

const photo = (url: string, caption = '') => ({ url, caption })

test('pictures that two people add, sort and take out go together', () => {
  const base = { photos: [photo('a'), photo('b'), photo('c')] }
  const mine = { photos: [photo('c'), photo('a', '南から'), photo('b'), photo('mine')] }
  const theirs = { photos: [photo('a'), photo('c'), photo('theirs')] }
  expect(mergedEdits(mine, base, theirs)).toEqual({
    photos: [photo('c'), photo('a', '南から'), photo('mine'), photo('theirs')],
  })
})

test('what both have added is there once, and what is no list stays mine', () => {
  const theirs = { photos: [photo('x')], title: '南向き' }
  expect(mergedEdits({ photos: [photo('x')], title: '角部屋' }, { photos: [] }, theirs)).toEqual({
    photos: [photo('x')],
    title: '角部屋',
  })
})
