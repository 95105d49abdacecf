import { expect, test } from '@jest/globals'
import { BRAND } from '@sumai/domain/brand'
import { screen } from '@testing-library/react'
import { renderAt } from '../testing/render-at.tsx'
import { Logo } from './logo.tsx'

test('the mark leads to the top of its site', () => {
  renderAt(
    <>
      <Logo site="chintai" />
      <Logo site="baibai" onDeep />
    </>,
  )
  const [rental, sales] = screen.getAllByRole('link', { name: new RegExp(BRAND.name) })
  expect(rental).toHaveAttribute('href', '/')
  expect(sales).toHaveAttribute('href', '/baibai')
  expect(sales).toHaveTextContent(BRAND.tagline.baibai)
})
