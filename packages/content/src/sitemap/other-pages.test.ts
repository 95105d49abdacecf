import { expect, test } from '@jest/globals'
import { otherPages } from './other-pages.ts'

const page = (path: string, handle?: object) => ({ path, lazy: async () => ({ handle }) }) as object

test('names every page that the site map has forgotten, by its title', async () => {
  const pages = [
    page('company', { title: '会社概要' }),
    page('promise', { title: '5つの約束' }),
    page('contact/thanks', { title: '送信が完了しました', robots: 'noindex,follow' }),
    page('news/:id', { title: 'お知らせ' }),
    page('search/:term1?', { title: () => '128件' }),
  ]
  expect(await otherPages(pages, '', [{ label: '会社', to: '/company' }])).toEqual([
    { label: '5つの約束', to: '/promise' },
  ])
})
