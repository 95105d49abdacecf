import { type NavTarget, useLocation } from '@sumai/platform'
import { usePage } from '../frame/use-page.ts'

/**
 * Whether the page belongs to an entry of a menu: by its own path, or by that of the page which its
 * breadcrumbs name first. Homes to live in and homes to invest in have the same paths.
 */
export function useIsHere() {
  const { pathname } = useLocation()
  const [, section] = usePage().breadcrumbs
  const places = [pathname, section?.to ?? '']
  return ({ to, below = to }: Pick<NavTarget, 'to' | 'below'>): boolean =>
    pathname === to ||
    [below].flat().some((path) => places.some((place) => `${place}/`.startsWith(`${path}/`)))
}
