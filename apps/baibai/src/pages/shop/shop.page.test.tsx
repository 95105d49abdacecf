import { expect, test } from '@jest/globals'
import { unbroken } from '@sumai/format/unbroken'
import { screen } from '@testing-library/react'
import { visit } from '../../testing/visit.ts'

test('a shop offers its next free hours, and is on a map with its listings below', async () => {
  const page = await visit('/baibai/shop/001')
  await page.show?.()
  expect(screen.getByRole('link', { name: /11月22日.*10:30/ })).toHaveAttribute(
    'href',
    expect.stringContaining('tenpo_no=001'),
  )
  expect(screen.getByRole('img', { name: '久留米本店の周辺の地図' })).toBeInTheDocument()
  expect(screen.getByText(unbroken('国土交通大臣（3）第00000号'))).toBeInTheDocument()
})

test('shops are on a map, with a list that has their numbers', async () => {
  const page = await visit('/baibai/shop?view=map')
  await page.show?.()
  expect(screen.getAllByRole('link', { name: '1 久留米本店' })[0]).toHaveAttribute(
    'href',
    '#shop-001',
  )
  expect(document.getElementById('shop-001')).toHaveTextContent(/^1久留米本店.*水曜休/)
  expect(screen.getByRole('link', { name: '一覧' })).toHaveAttribute('href', '/baibai/shop')
})
