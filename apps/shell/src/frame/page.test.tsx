import { expect, test } from '@jest/globals'
import { Link, type RouteHandle, setHeading } from '@sumai/platform'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Boot, BootContext } from '../boot.ts'
import { Page } from './page.tsx'

const page = (heading: string) =>
  ({ title: heading, description: '', heading, breadcrumbs: [] }) satisfies RouteHandle

const Counter = () => (
  <>
    <button type="button" onClick={() => setHeading('賃貸物件 12件')}>
      数える
    </button>
    <Link to="/news">お知らせ</Link>
  </>
)

test('a page changes its heading while it lives; the next page has its own', async () => {
  const boot = { publicOrigin: 'https://sumai.example', siteName: 'すまい' } as Boot
  const children = [
    { path: '/', handle: page('賃貸物件'), Component: Counter },
    { path: '/news', handle: page('お知らせ'), Component: () => null },
  ]
  const router = createBrowserRouter([{ Component: Page, children }])
  render(
    <BootContext value={boot}>
      <RouterProvider router={router} />
    </BootContext>,
  )
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent
  expect(heading()).toBe('賃貸物件')
  await userEvent.click(screen.getByRole('button', { name: '数える' }))
  expect(heading()).toBe('賃貸物件 12件')
  expect(document.title).toBe('賃貸物件｜すまい')
  await userEvent.click(screen.getByRole('link', { name: 'お知らせ' }))
  expect(heading()).toBe('お知らせ')
})
