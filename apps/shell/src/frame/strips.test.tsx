import { expect, test } from '@jest/globals'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { render, screen } from '@testing-library/react'
import { DraftStrip } from './strips.tsx'

function strip(url: string): HTMLElement | null {
  window.history.replaceState(null, '', url)
  const router = createBrowserRouter([{ path: '*', Component: DraftStrip }])
  render(<RouterProvider router={router} />)
  return screen.queryByText('お客様にはまだ見えない内容です。')
}

test('a draft says that visitors do not see it yet', () => {
  expect(strip('/news/1?preview=token')).toBeInTheDocument()
})

test.each(['/news/1', '/news/1?xpreview=1', '/search?q=preview%3D', '/news/1?preview='])(
  '%s is no draft',
  (url) => {
    expect(strip(url)).toBeNull()
  },
)
