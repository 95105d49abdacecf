import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { renderAt } from '../testing/render-at.tsx'
import { Pager } from './pager.tsx'
import { pagesAround } from './pages-around.ts'

const hrefOf = (page: number) => `/search?page=${page}`

test('pages are real links, the one before and after marked as such', () => {
  renderAt(<Pager page={4} lastPage={9} hrefOf={hrefOf} />)
  expect(screen.getByRole('link', { name: '前へ' })).toHaveAttribute('rel', 'prev')
  expect(screen.getByRole('link', { name: '次へ' })).toHaveAttribute('href', '/search?page=5')
  expect(screen.getByRole('link', { name: '4ページ目' })).toHaveAttribute('aria-current', 'page')
})

test('the first page has none before it, the last none after', () => {
  renderAt(<Pager page={1} lastPage={2} hrefOf={hrefOf} />)
  expect(screen.queryByRole('link', { name: '前へ' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: '次へ' })).toBeInTheDocument()
})

test('a single page needs no pager', () => {
  renderAt(<Pager page={1} lastPage={1} hrefOf={hrefOf} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('long lists leave out the pages far away', () => {
  const pages = (page: number, last: number) => pagesAround(page, last).map((it) => it.page ?? '…')
  expect(pages(1, 9)).toEqual([1, 2, '…', 9])
  expect(pages(3, 9)).toEqual([1, 2, 3, 4, '…', 9])
  expect(pages(5, 9)).toEqual([1, '…', 4, 5, 6, '…', 9])
  expect(pages(9, 9)).toEqual([1, '…', 8, 9])
})

test('the page itself, the first and the last are always there, in at most seven cells', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, last] = [Math.min(a, b), Math.max(a, b)]
      const shown = pagesAround(page, last).map((it) => it.page)
      expect(shown).toEqual(expect.arrayContaining([1, page, last]))
      expect(shown.length).toBeLessThanOrEqual(7)
    }),
  )
})
