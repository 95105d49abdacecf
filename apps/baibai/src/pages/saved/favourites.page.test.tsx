import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { CONDO, INVESTMENT } from '../../testing/rooms.ts'
import { visit } from '../../testing/visit.ts'

test('a shared list shows homes with their price, and investments with their yield', async () => {
  const numbers = [CONDO, INVESTMENT].map(({ bukkenNo }) => `bukken_no[]=${bukkenNo}`)
  const page = await visit(`/baibai/favorite?${numbers.join('&')}`)
  await page.show?.()
  const rowOf = (name: string) => screen.getByRole('link', { name }).closest('article')
  expect(rowOf(CONDO.name)).not.toHaveTextContent('表面利回り')
  expect(rowOf(INVESTMENT.name)).toHaveTextContent('表面利回り')
})
