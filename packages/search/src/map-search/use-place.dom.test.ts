import { expect, test } from '@jest/globals'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { act, render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import type { Of } from './price-text.ts'
import { usePlace } from './use-place.ts'

const PIN = {
  ...{ lat: 33.31, lng: 130.52, count: 4, bukkenNo: '1000012345' },
  ...{ priceMin: 34_500, priceMax: 52_000 },
}

/** What is asked for when the pin of a search in another order is pressed. */
async function pressed(of: Of): Promise<URLSearchParams> {
  let asked: URLSearchParams | undefined
  let open = () => {}
  const Pressed = () => {
    const place = usePlace({
      ...{ of, conditions: { order: 'new', page: 2 }, cardsOf: () => [] },
      hrefOf: (fields) => `/search?${fields}`,
    })
    open = () => place.open(PIN)
    return null
  }
  const loader = ({ request }: { request: Request }) => {
    asked = new URL(request.url).searchParams
    return { rooms: [] }
  }
  window.history.replaceState(null, '', '/')
  const router = createBrowserRouter([
    { path: '/', Component: Pressed },
    { path: '/search', loader, Component: () => null },
  ])
  render(createElement(RouterProvider, { router }))
  act(open)
  await waitFor(() => expect(asked).toBeDefined())
  return asked as URLSearchParams
}

test.each([
  ['rent', 'yachin_asc'],
  ['sale', 'kakaku_asc'],
] as const)(
  'the first home at a pin (%s) is the one whose price the pin shows',
  async (of, order) => {
    const asked = await pressed(of)
    expect(asked.getAll('order')).toEqual([order])
    expect(asked.get('bounds')).toBe('130.5198,33.3098,130.5202,33.3102')
    expect(asked.has('page')).toBe(false)
  },
)
