import { type Crumb, type LoaderFunctionArgs, late, type RouteHandle } from '@sumai/platform'
import type { ComponentType } from 'react'

type Content = {
  loader: (args: LoaderFunctionArgs) => Promise<unknown>
  Component: ComponentType
}
type Around = { title: string; description: string; breadcrumbs: Crumb[] }

/**
 * A page on which a search is put together, whose code comes late. Only the page without a choice
 * is for an index.
 */
export function pickerRoute(load: () => Promise<Content>, around: Around) {
  const page = late(load)
  const handle = {
    ...around,
    robots: ({ url }) => (url.search === '' ? 'index,follow' : 'noindex,follow'),
  } satisfies RouteHandle
  return { loader: page('loader'), handle, Component: page('Component') }
}
