import { expect, test } from '@jest/globals'
import { nextNewsTo } from './articles-data.ts'

type Answered = Parameters<typeof nextNewsTo>[0]

const news = (contentId: number, publishAt: string, tagId: number) =>
  ({ contentId, publishAt, tagId, relatedIds: [] as number[] }) as Answered
const ids = (list: readonly { contentId: number }[]) => list.map(({ contentId }) => contentId)

const CLOSING = { ...news(1, '2026-11-24T10:00:00+09:00', 1), relatedIds: [5, 6] }
const OTHERS = [
  news(2, '2026-11-10T10:00:00+09:00', 2),
  news(3, '2026-08-01T10:00:00+09:00', 1),
  news(4, '2026-02-01T10:00:00+09:00', 2),
  news(5, '2025-11-20T10:00:00+09:00', 1),
  news(6, '2024-11-20T10:00:00+09:00', 1),
]

test('older news are read next only where the last 12 months have too few, the newest first', () => {
  expect(ids(nextNewsTo(CLOSING, [CLOSING, ...OTHERS]))).toEqual([2, 3, 4, 5, 6])
})

test('news of the same category have their place before newer ones of others', () => {
  const newer = [7, 8, 9, 10].map((id) => news(id, `2026-11-0${11 - id}T10:00:00+09:00`, 2))
  const [first, ...rest] = OTHERS
  const all = [CLOSING, ...(first ? [first] : []), ...newer, ...rest]
  expect(ids(nextNewsTo(CLOSING, all))).toEqual([2, 7, 8, 9, 3])
})

test('without a list there is nothing to read next', () => {
  expect(nextNewsTo(CLOSING, [])).toEqual([])
})
