import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Link, useFollow } from './link.tsx'

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
  ['a page', 'href="/search?page=2"', {}, '/search'],
  ['a file', 'href="/licenses.txt" type="text/plain"', {}, '/'],
  ['another site', 'href="https://example.com/"', {}, '/'],
  ['a telephone', 'href="tel:0120"', {}, '/'],
  ['a page in a new tab', 'href="/search"', { metaKey: true }, '/'],
  ['nowhere', '', {}, '/'],
])('of HTML, a press on a link to %s is followed as it should be', (_, link, init, path) => {
  const html = `<a ${link}><b>次へ</b></a>`
  function Component() {
    const follow = useFollow()
    useEffect(() => {
      document.addEventListener('click', follow)
      return () => document.removeEventListener('click', follow)
    }, [follow])
    return <p dangerouslySetInnerHTML={{ __html: html }} />
  }
  const router = createMemoryRouter([{ path: '*', Component }])
  render(<RouterProvider router={router} />)
  // What is left to the browser would be a navigation, which jsdom has none of.
  let isTaken: boolean | undefined
  const stay = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stay, { once: true })
  fireEvent.click(screen.getByText('次へ'), init)
  expect(router.state.location.pathname).toBe(path)
  expect(isTaken).toBe(path !== '/')
})
