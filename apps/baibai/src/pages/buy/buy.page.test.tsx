import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { visit } from '../../testing/visit.ts'

test('without the newest homes the page for buyers is whole', async () => {
  const { show } = await visit('/baibai/buy', {
    'baibai/rooms': () => {
      throw new Error('The listings are away.')
    },
  })
  await show?.()
  expect(screen.getByRole('heading', { name: '購入までの流れ' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: '新着の物件' })).not.toBeInTheDocument()
})
