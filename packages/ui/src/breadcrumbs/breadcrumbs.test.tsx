import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderAt } from '../testing/render-at.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

test('the path of the site leads up, and ends at the page itself', () => {
  renderAt(
    <Breadcrumbs
      crumbs={[
        { label: 'トップ', to: '/' },
        { label: '店舗一覧', to: '/company/shop' },
        { label: '久留米本店', to: null },
      ]}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'パンくずリスト' })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/company/shop',
  ])
  expect(screen.getByText('久留米本店')).toHaveAttribute('aria-current', 'page')
})
