import { expect, test } from '@jest/globals'
import { roomList } from '@sumai/ui/testing/answers'
import { screen } from '@testing-library/react'
import { CONDO } from '../../testing/rooms.ts'
import { visit } from '../../testing/visit.ts'

test('shows what was sold as a band of prices, never the price or the name', async () => {
  const page = await visit('/baibai/sales', {
    'baibai/rooms': ({ query }) => roomList(query?.isClosedOnly ? [CONDO] : []),
  })
  await page.show?.()
  expect(screen.getByRole('row', { name: /^久留米市/ })).toHaveTextContent('2,000〜2,500万円')
  expect(screen.queryByText(/2,480/)).not.toBeInTheDocument()
  expect(screen.queryByText(CONDO.name)).not.toBeInTheDocument()
})
