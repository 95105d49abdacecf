import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderAt } from '../testing/render-at.tsx'
import { Logo } from './logo.tsx'

test('the mark leads to the top of its site', () => {
  renderAt(<Logo name="くすのき不動産" tagline="福岡・佐賀・熊本の売買" to="/baibai" onDeep />)
  const link = screen.getByRole('link', { name: /くすのき不動産/ })
  expect(link).toHaveAttribute('href', '/baibai')
  expect(link).toHaveTextContent('福岡・佐賀・熊本の売買')
})
