import { expect, test } from '@jest/globals'
import { pageIn } from './page-in.ts'

const list = { loader: () => 'all' }

test('a route gets its page alone, and which module it is where the build has said so', async () => {
  const news = { list, article: { loader: () => 'one' } }
  expect(await pageIn(async () => news, 'list')()).toEqual(list)
  const named = { ...news, page: 'src/pages/news/news.page.tsx' }
  expect(await pageIn(async () => named, 'list')()).toEqual({ ...list, page: named.page })
})
