import { expect, test } from '@jest/globals'
import { ROOM } from '../../testing/room.ts'
import { questionsAbout } from './questions-about.ts'

const question = (contentId: number, match: Record<string, (string | number)[]> | null) => ({
  contentId,
  title: `質問${contentId}`,
  match,
})
const about = (room: object, ...questions: ReturnType<typeof question>[]) =>
  questionsAbout({ ...ROOM, ...room }, questions).map(({ contentId }) => contentId)

test('picks what is asked of rooms like this one, the most exact first', () => {
  const auto = question(1, { setsubijoken: [501] })
  const upstairs = question(2, { is_above_second: [1], setsubijoken: [501] })
  const fixedTerm = question(3, { keiyaku_kbn: [2] })
  expect(about({}, auto, upstairs, fixedTerm)).toEqual([2, 1])
  expect(about({ kai: 1, keiyakuKbn: 2 }, auto, upstairs, fixedTerm)).toEqual([1, 3])
})

test.each([
  [{ shikikin: 0 }, { is_free_shikikin: [1] }],
  [{ isFreeInternet: true }, { is_free_internet: [1] }],
  [{ parkingDaisu: 2 }, { parking_daisu_min: [2] }],
  [{ madori: 110 }, { madori: [110, 120] }],
  [{ nyukyoJiki: 1 }, { nyukyo_jiki: [1] }],
])('a room with %j answers to %j, another does not', (room, match) => {
  const plain = { shikikin: 1, isFreeInternet: false, parkingDaisu: 1, madori: 250, nyukyoJiki: 2 }
  expect(about({ ...plain, ...room }, question(1, match))).toEqual([1])
  expect(about(plain, question(1, match))).toEqual([])
})

test('leaves out what is asked of any room, and conditions it does not know', () => {
  expect(about({}, question(1, null), question(2, {}), question(3, { moon: [1] }))).toEqual([])
})
