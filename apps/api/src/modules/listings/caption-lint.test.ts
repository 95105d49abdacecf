import { expect, test } from '@jest/globals'
import type { Photo } from '@sumai/api-client/contract/photo'
import { lintCaptions } from './caption-lint.ts'

const NORTH = 1
const SOUTH_WEST = 6
const LDK = 50
const HOME = {
  muki: SOUTH_WEST,
  madoriHeyasu: 2,
  madoriKind: LDK,
  madoriShosai: [
    { name: 'LDK', jo: 12, men: 19.8 },
    { name: '洋室', jo: 6, men: 9.9 },
  ],
}
const linted = (caption: string, more: object = {}, type: Photo['type'] = 'room') =>
  lintCaptions({
    ...HOME,
    ...more,
    photos: [{ url: '/media/x', type, caption, width: 4, height: 3, sort: 1 }],
  }).photos ?? []

test.each([
  '明るい洋室',
  '南西向きのLDK',
  '2LDKの間取り図',
  '子ども部屋向きの洋室',
  '4帖の収納',
  '２ＬＤＫの間取り図',
  '3Dパノラマ',
  '4Kテレビ、4K・8K放送に対応',
  '1Room',
  '',
])('%s may be said of a 2LDK that faces south-west', (caption) =>
  expect(linted(caption)).toEqual([]),
)

test.each([
  ['南向きのバルコニー', '写真の説明「南向きのバルコニー」は、物件の向き（南西）と合いません。'],
  ['1LDKのリビング', '写真の説明「1LDKのリビング」は、物件の間取り（2LDK）と合いません。'],
  ['３ＬＤＫの図', '写真の説明「３ＬＤＫの図」は、物件の間取り（2LDK）と合いません。'],
  ['1K', '写真の説明「1K」は、物件の間取り（2LDK）と合いません。'],
  ['2SLDK', '写真の説明「2SLDK」は、物件の間取り（2LDK）と合いません。'],
  ['6帖の和室', '写真の説明「6帖の和室」は和室を示しますが、間取りに和室がありません。'],
])('%s may not', (caption, message) => {
  expect(linted(caption)).toEqual([message])
})

test('an LDK is not what a home without one has', () => {
  expect(linted('広いLDK', { madoriKind: 30 })).toHaveLength(1)
})

test('what is not stated cannot be contradicted, nor by the surroundings', () => {
  const unknown = { muki: null, madoriHeyasu: null, madoriKind: null, madoriShosai: null }
  expect(linted('南向きの和室、1K', unknown)).toEqual([])
  expect(linted('南向きの公園', { muki: NORTH }, 'around')).toEqual([])
})
