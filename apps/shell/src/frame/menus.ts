import type { RootHandle, RouteObject, SiteNavigation, SiteType } from '@sumai/platform'
import { createContext, use } from 'react'

type Menu = SiteNavigation | null

/** The menu of a site, or a promise of it; `null` while its remote is not loaded. */
export type Menus = (site: SiteType) => Menu | Promise<Menu>

export const MenusContext = createContext<Menus>(() => null)

export function useMenu(site: SiteType): Menu {
  const menu = use(MenusContext)(site)
  return menu instanceof Promise ? use(menu) : menu
}

/** The handle of the root route of a remote. */
export const rootHandleOf = (name: SiteType, routes: readonly RouteObject[]): Partial<RootHandle> =>
  routes.find(({ id }) => id === name)?.handle ?? {}

/**
 * The menus of the loaded remotes. A remote that goes down keeps its last menu.
 */
export function createMenus() {
  const loads = new Map<SiteType, () => Promise<Menu>>()
  const menus = new Map<SiteType, Promise<Menu>>()
  return {
    learn(site: SiteType, routes: readonly RouteObject[]): void {
      const { navigation } = rootHandleOf(site, routes)
      if (!navigation) return
      loads.set(site, navigation)
      menus.delete(site)
    },
    of(site: SiteType): Menu | Promise<Menu> {
      const load = loads.get(site)
      if (!load) return null
      let menu = menus.get(site)
      if (!menu) {
        // If the code fails to load, the header has no menu.
        menu = load().catch(() => null)
        menus.set(site, menu)
      }
      return menu
    },
  }
}
