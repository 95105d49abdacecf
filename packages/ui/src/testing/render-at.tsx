import type { RouteHandle } from '@sumai/platform'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'

/** A part of a page as a visitor of `url` sees it, on a page that says of itself what `handle` says. */
export function partAt(element: ReactNode, url = '/', handle: RouteHandle = {}) {
  const routes = [{ path: '*', element, handle }]
  return <RouterProvider router={createMemoryRouter(routes, { initialEntries: [url] })} />
}

export const renderAt = (...part: Parameters<typeof partAt>) => render(partAt(...part))
