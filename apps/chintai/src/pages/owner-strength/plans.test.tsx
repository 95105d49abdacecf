import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { Plans } from './plans.tsx'

test('says of each task which plans hold it', () => {
  render(<Plans />)
  const table = screen.getByRole('table', { name: 'プランに含まれること' })
  const plans = within(table).getAllByRole('columnheader')
  expect(plans.map(({ textContent }) => textContent)).toEqual(['募集', '管理', '安心'])
  expect(within(table).getByRole('row', { name: /^建物の定期巡回/ })).toHaveTextContent(
    '建物の定期巡回含まない月1回月2回',
  )
})
