import { expect, test } from '@jest/globals'
import { articleList } from '@sumai/testing/articles'
import { screen } from '@testing-library/react'
import { visit } from '../../testing/visit.ts'

const [QUESTION] = articleList({ contentType: 'ekimaesan_chintai' }).contents
const about = (tagId: number, tagName: string) => (_: unknown, at: number) => ({
  ...{ ...QUESTION, contentId: tagId * 1_000 + at, tagId, tagName },
})
/** The newest first; the API gives a hundred at once. */
const ALL = [
  ...Array.from({ length: 120 }, about(1, '契約・費用')),
  ...Array.from({ length: 3 }, about(2, '退去')),
]
const MANY_QUESTIONS = {
  contents: ({ query: { page = 1, limit = 20 } = {} }: { query?: Record<string, unknown> }) => {
    const [at, size] = [Number(page), Number(limit)]
    return {
      contents: ALL.slice((at - 1) * size, at * size),
      pagination: {
        page: at,
        limit: size,
        total: ALL.length,
        lastPage: Math.ceil(ALL.length / size),
      },
    }
  },
}

test('every question is counted and can be found, also the oldest', async () => {
  const page = await visit('/oshiete?q=退去', MANY_QUESTIONS)
  await page.show?.()
  expect(screen.getByText(/いまは123件の質問を掲載しています。$/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '「退去」を含む質問 3件' })).toBeInTheDocument()
})

test('a category has all its questions, and is there with old ones alone', async () => {
  const old = await visit('/oshiete/category/2', MANY_QUESTIONS)
  expect(old.say?.('description')).toBe('退去についてのよくある質問3件。')
  const many = await visit('/oshiete/category/1', MANY_QUESTIONS)
  expect(many.say?.('description')).toBe('契約・費用についてのよくある質問120件。')
})
