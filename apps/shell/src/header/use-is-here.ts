import {
  type NavTarget,
  type RouteHandle,
  readHandle,
  useLocation,
  useMatches,
} from '@sumai/platform'

/**
 * Whether the page belongs to an entry of a menu: by its own path, or by that of the page which its
 * breadcrumbs name first. Homes to live in and homes to invest in have the same paths.
 */
export function useIsHere() {
  const { pathname } = useLocation()
  const places = [pathname, useSection()]
  return ({ to, below = to }: Pick<NavTarget, 'to' | 'below'>): boolean =>
    pathname === to ||
    [below].flat().some((path) => places.some((place) => `${place}/`.startsWith(`${path}/`)))
}

/** The page that the breadcrumbs name first; none where a loader has failed, whose data they need. */
function useSection(): string {
  const url = useLocation()
  const match = useMatches().at(-1)
  const handle = match?.handle as RouteHandle | undefined
  if (match?.loaderData === undefined && typeof handle?.breadcrumbs === 'function') return ''
  const args = { data: match?.loaderData, params: match?.params ?? {}, url }
  return readHandle(handle, 'breadcrumbs', args)?.[1]?.to ?? ''
}
