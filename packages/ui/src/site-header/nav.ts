import type { SiteType } from '@sumai/platform'
import type { SearchIcon } from '../icon/icon.tsx'

export type NavLink = { label: string; to: string }

/** One way to search or to read on, inside a menu. */
export type NavColumn = NavLink & {
  icon: typeof SearchIcon
  /** One sentence, where there is no list. */
  note?: string
  links?: readonly NavLink[]
}

/** An entry with columns opens a menu; the others lead somewhere at once. */
export type NavEntry = NavLink & { columns?: readonly NavColumn[] }

/** The navigation of a site. */
export type SiteNav = {
  site: SiteType
  entries: readonly NavEntry[]
  /** Where the menu of a phone starts. */
  quick: readonly NavColumn[]
  /** At the end of the line: what to do when nothing was found. */
  aside: NavLink & { icon: typeof SearchIcon }
  search: NavLink
  history: NavLink
  favourites: NavLink
  /** An outline button and the one accent button. */
  actions: readonly [NavLink, NavLink]
  /** In the corner of the open menu. */
  help: { heading: string; text: string; actions: readonly [NavLink, NavLink] }
}

export const SITES: readonly (NavLink & { site: SiteType })[] = [
  { site: 'chintai', label: '賃貸', to: '/' },
  { site: 'baibai', label: '売買・投資', to: '/baibai' },
]
