import { expect, test } from '@jest/globals'
import { partsOf } from './marked.ts'

test('what a template has filled in is marked, and what is still to be written', () => {
  const parts = partsOf('森山 様\n大橋店の田中です。\n【日時】', ['森山', '大橋店', '田中', ''])
  expect(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([
    '森山',
    '大橋店',
    '田中',
    '【日時】',
  ])
  expect(parts.map(({ text }) => text).join('')).toBe('森山 様\n大橋店の田中です。\n【日時】')
})

test('a letter of one’s own has no marks, and no word is a pattern', () => {
  expect(partsOf('お待ちしています。', [])).toEqual([
    { text: 'お待ちしています。', isMarked: false, at: 0 },
  ])
  expect(partsOf('(株)みなと 様', ['(株)みなと'])[0]).toMatchObject({ isMarked: true })
})
