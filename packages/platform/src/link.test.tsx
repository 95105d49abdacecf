import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Link, NavLink } from './link.tsx'

function open(props: Partial<ComponentProps<typeof Link>> = {}) {
  const router = createMemoryRouter([
    { path: '*', Component: () => <Link to="/search?page=2" {...props} children="次へ" /> },
  ])
  render(<RouterProvider router={router} />)
  const press = (init?: MouseEventInit) => fireEvent.click(screen.getByRole('link'), init)
  return { press, at: () => router.state.location, action: () => router.state.historyAction }
}

test('follows a press without loading the document', () => {
  const { press, at } = open()
  expect(press()).toBe(false)
  expect(at()).toMatchObject({ pathname: '/search', search: '?page=2' })
})

test('the address one is at makes no second entry of the history', () => {
  const { press, action } = open()
  press()
  expect(action()).toBe('PUSH')
  press()
  expect(action()).toBe('REPLACE')
})

test.each([
  ['in a new tab', { ctrlKey: true }, {}],
  ['in a window of its own', {}, { target: '_blank' }],
  ['that somebody else has taken', {}, { onClick: (event: Event) => event.preventDefault() }],
])('leaves a press %s alone', (_, init, props) => {
  const { press, at } = open(props as object)
  press(init)
  expect(at().pathname).toBe('/')
})

test.each([
  ['/owner', true],
  ['/owner/seminar', true],
  ['/owners', false],
  ['/', false],
])('a link of a menu is marked at its page and below: at %s %s', (path, isMarked) => {
  const Component = () => <NavLink to="/owner">オーナー様へ</NavLink>
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  const marked = screen.queryByRole('link', { current: 'page' })
  expect(marked !== null).toBe(isMarked)
})
