import type { SiteType } from './layout.ts'

/** Where a link leads; `to` is a path of the site from its root. */
export type NavTarget = {
  label: string
  to: string
  /** Pages at and below these paths belong to it; default: those below `to`. */
  below?: string | readonly string[] | undefined
}

/** Icons by name, because a remote gives the shell data and no components. */
export type NavIcon =
  | 'building'
  | 'calculator'
  | 'chat'
  | 'home'
  | 'key'
  | 'land'
  | 'mail'
  | 'pin'
  | 'school'
  | 'sliders'
  | 'train'
  | 'trend'

/** A link inside an open menu. */
export type NavColumn = NavTarget & {
  icon: NavIcon
  /** One sentence, in columns without links. */
  note?: string
  links?: readonly NavTarget[]
}

/** An entry with columns opens a menu; one without is a plain link. */
export type NavEntry = NavTarget & { columns?: readonly NavColumn[] }

type NavGroup = { heading: string; links: readonly NavTarget[] }

/**
 * The menu of a site, given by its remote and drawn by the shell: header, error pages and the lower
 * part of the footer. A remote changes it with a release of its own.
 */
export type SiteNavigation = {
  site: SiteType
  entries: readonly NavEntry[]
  /** Links at the top of the menu on phones. */
  quick: readonly NavColumn[]
  /** Link at the end of the line, for visitors who found nothing. */
  aside: NavTarget & { icon: NavIcon }
  search: NavTarget
  history: NavTarget
  favourites: NavTarget
  /** An outline button and the one accent button. */
  actions: readonly [NavTarget, NavTarget]
  /** In the corner of the open menu. */
  help: { heading: string; text: string; actions: readonly [NavTarget, NavTarget] }
  /** Links on error pages. */
  waysOn: readonly (NavTarget & { icon?: NavIcon })[]
  footer: { groups: readonly NavGroup[]; legal: readonly NavTarget[] }
}

/** A list of links in the upper part of the footer. */
export type FooterList = {
  icon: NavIcon
  heading: string
  /** A group without a name is one list over the whole width. */
  groups: readonly { name: string; links: readonly NavTarget[] }[]
}

/** The columns of the upper part of the footer; the data of a remote's root route hold them. */
export type FooterLists = readonly (readonly FooterList[])[]

/** What the loader of a remote's root route returns. `null`: the API did not answer in time. */
export type RootData = { footer: FooterLists | null }
