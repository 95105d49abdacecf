import { expect, test } from '@jest/globals'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MapOrder } from './map-order.tsx'

const ORDERS = [
  { code: 'new', label: '新着順' },
  { code: 'yachin_asc', label: '賃料が安い順' },
]

const Page = () => (
  <MapOrder conditions={{}} orders={ORDERS} action="/list" hrefOf={(fields) => `/list?${fields}`} />
)

test('the chosen order stays chosen while the list is on its way', async () => {
  const router = createBrowserRouter([
    { path: '/', Component: Page },
    { path: '/list', Component: Page, loader: () => new Promise(() => {}) },
  ])
  render(<RouterProvider router={router} />)
  await userEvent.selectOptions(screen.getByLabelText('並び替え'), '賃料が安い順')
  expect(router.state.navigation.location?.search).toBe('?order=yachin_asc')
  expect(screen.getByLabelText('並び替え')).toHaveDisplayValue('賃料が安い順')
})
