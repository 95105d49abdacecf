import type { RootHandle, RouteObject, SiteNavigation, SiteType } from '@sumai/platform'
import { createContext, use } from 'react'

type Menu = SiteNavigation | null

/** The menu of a site, or when it will be there; `null` while nothing is known of its remote. */
export type Menus = (site: SiteType) => Menu | Promise<Menu>

export const MenusContext = createContext<Menus>(() => null)

export function useMenu(site: SiteType): Menu {
  const menu = use(MenusContext)(site)
  return menu instanceof Promise ? use(menu) : menu
}

/** What the routes of a remote say of its menu. */
export const navigationOf = (name: SiteType, routes: readonly RouteObject[]) =>
  (routes.find(({ id }) => id === name)?.handle as Partial<RootHandle> | undefined)?.navigation

/**
 * The menus of the remotes that this visit has loaded. A remote that is down later keeps its last
 * one.
 */
export function createMenus() {
  const loads = new Map<SiteType, () => Promise<Menu>>()
  const menus = new Map<SiteType, Promise<Menu>>()
  return {
    learn(site: SiteType, routes: readonly RouteObject[]): void {
      const load = navigationOf(site, routes)
      if (!load) return
      loads.set(site, load)
      menus.delete(site)
    },
    of(site: SiteType): Menu | Promise<Menu> {
      const load = loads.get(site)
      if (!load) return null
      let menu = menus.get(site)
      if (!menu) {
        // The header stands without its menu when the code cannot be had.
        menu = load().catch(() => null)
        menus.set(site, menu)
      }
      return menu
    },
  }
}
