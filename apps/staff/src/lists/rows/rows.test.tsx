import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Rows } from './rows.tsx'

/** px of a row, of its list above the top of the window, and of the window. */
const HEIGHT = 50
let scrolled = 0
const WINDOW = 500

// jsdom lays nothing out.
beforeEach(() => {
  scrolled = 0
  window.innerHeight = WINDOW
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, -scrolled, 300, HEIGHT))
})

function show(count: number, current?: string) {
  const rows = Array.from({ length: count }, (_, index) => index + 1)
  const element = (
    <Rows as="ol" rows={rows} addressOf={(row) => `/rows/${row}`} height={HEIGHT} current={current}>
      {(row, place) => (
        <li {...place}>
          <a href={`/rows/${row}`}>{row}</a>
        </li>
      )}
    </Rows>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return render(<RouterProvider router={router} />)
}
const shown = () => screen.getAllByRole('link').map(({ textContent }) => Number(textContent))
const gaps = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[aria-hidden]')].map(({ style }) => style.height)
function scrollTo(y: number) {
  scrolled = y
  act(() => void document.dispatchEvent(new Event('scroll')))
}

test('a short list is there as a whole', () => {
  const { container } = show(199)
  expect(shown()).toHaveLength(199)
  expect(gaps(container)).toEqual([])
})

test('of a long list there is what is in view, with room for the rest', () => {
  const { container } = show(200)
  expect(shown()).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
  expect(gaps(container)).toEqual([`${185 * HEIGHT}px`])
  scrollTo(100 * HEIGHT)
  expect(shown().at(0)).toBe(96)
  expect(shown().at(-1)).toBe(115)
  expect(gaps(container)).toEqual([`${95 * HEIGHT}px`, `${85 * HEIGHT}px`])
  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveAttribute('aria-posinset', '96')
  expect(first).toHaveAttribute('aria-setsize', '200')
})

test('the row that is open lies in view with its neighbours', () => {
  const scrollIntoView = jest.fn()
  Element.prototype.scrollIntoView = scrollIntoView
  show(200, '/rows/100')
  expect(shown().slice(-3)).toEqual([99, 100, 101])
  const [row] = scrollIntoView.mock.contexts as Element[]
  expect(row).toHaveTextContent('100')
})

test('the row with the focus keeps it out of view, and its neighbours can be reached', () => {
  show(200)
  const link = screen.getByRole('link', { name: '3' })
  act(() => link.focus())
  scrollTo(100 * HEIGHT)
  expect(shown().slice(0, 4)).toEqual([2, 3, 4, 96])
  expect(link).toHaveFocus()
})
