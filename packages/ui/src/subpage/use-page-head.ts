import { type RouteHandle, readHandle, useLocation, useMatches } from '@sumai/platform'

/** Breadcrumbs and heading of the page, for one whose handle says `head: 'own'`. */
export function usePageHead() {
  const url = useLocation()
  const match = useMatches().at(-1)
  const handle = match?.handle as RouteHandle | undefined
  const args = { data: match?.loaderData, params: match?.params ?? {}, url }
  const heading = readHandle(handle, 'heading', args)
  return {
    breadcrumbs: readHandle(handle, 'breadcrumbs', args) ?? [],
    heading: heading === undefined ? readHandle(handle, 'title', args) : heading,
  }
}
