import { expect, test } from '@jest/globals'
import { unbrokenProse } from '@sumai/format/unbroken-prose'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { visit } from '../../testing/visit.ts'

test('leads to every category and to whom to ask', async () => {
  await (await visit('/baibai/oshiete')).show?.()
  expect(screen.getByRole('link', { name: /^契約・費用/ })).toHaveAttribute(
    'href',
    '/baibai/oshiete/category/1',
  )
  expect(screen.getByRole('link', { name: '質問する' })).toHaveAttribute(
    'href',
    '/baibai/contact?category=buy',
  )
})

test('finds questions by words, full-width ones too', async () => {
  await (await visit('/baibai/oshiete?q=手付金　契約')).show?.()
  const found = screen.getByRole('region', { name: /1件/ })
  expect(within(found).getByRole('link')).toHaveAttribute('href', '/baibai/oshiete/12')
})

test('says so where nothing is found, and stays out of search engines', async () => {
  const { say, show } = await visit('/baibai/oshiete?q=宇宙')
  await show?.()
  expect(screen.getByText(/見つかりませんでした/)).toBeInTheDocument()
  expect(say?.('robots')).toBe('noindex,follow')
})

test('answers shortly first, leads to such homes, and remembers that it helped', async () => {
  await (await visit('/baibai/oshiete/12')).show?.()
  expect(screen.getByText(unbrokenProse('価格の5〜10%が目安です。'))).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'この条件で物件を探す' })).toHaveAttribute(
    'href',
    '/baibai/search?setsubijoken[]=501',
  )
  await userEvent.click(screen.getByRole('button', { name: '役に立った' }))
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('記録しました')
})
