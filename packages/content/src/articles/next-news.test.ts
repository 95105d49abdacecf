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

test('news of the last 12 months come first, those of its category before others', () => {
  expect(ids(nextNewsTo(CLOSING, [CLOSING, ...OTHERS]))).toEqual([3, 2, 4, 5, 6])
})

test('without a list there is nothing to read next', () => {
  expect(nextNewsTo(CLOSING, [])).toEqual([])
})
