import { expect, test } from '@jest/globals'
import { breakLines } from './break-lines.ts'

/** Japanese letters are square. */
const measure = (line: string) => [...line].length
const broken = (text: string, width: number) => breakLines(text, width, measure)

test('a line ends between words, and a number keeps its unit', () => {
  expect(broken('大橋駅 徒歩12分', 8)).toEqual(['大橋駅 徒歩', '12分'])
  expect(broken('ルミエール大橋 302号室', 10)).toEqual(['ルミエール大橋', '302号室'])
})

test('no line begins with a point or a closing bracket', () => {
  for (const line of broken('「月々の総額」を表示しました。ご覧ください。', 7)) {
    expect(line).not.toMatch(/^[。」]/)
  }
})

test('a word that is longer than a line is broken anywhere', () => {
  expect(broken('ABCDEFGHIJ', 4)).toEqual(['ABCD', 'EFGH', 'IJ'])
})
