import type { SiteAddresses } from './addresses.ts'
import type { Layout } from './layout.ts'
import type { RootData, SiteNavigation } from './navigation.ts'

/** One step of the path of the site; `to: null` marks the current page. */
export type Crumb = { label: string; to: string | null }

/**
 * The breadcrumbs of the pages of a site: `crumbs(['店舗一覧', '/shop'], '久留米本店')` are its top,
 * the pages between, and the page itself.
 */
export const crumbsFrom =
  (top: string) =>
  (...path: [...between: (readonly [label: string, to: string])[], own: string]): Crumb[] =>
    [['トップ', top] as const, ...path].map((step) =>
      typeof step === 'string' ? { label: step, to: null } : { label: step[0], to: step[1] },
    )

/** A feed by its path, and what it brings. */
export type Feed = { title: string; to: string }

/** Arguments of the functions in a handle. `data` is what the loader of the route returned. */
export type HandleArgs<Data> = {
  data: Data
  params: Readonly<Record<string, string | undefined>>
  /** Path and query, without origin. */
  url: { pathname: string; search: string }
}

type Value<Data, T> = T | ((args: HandleArgs<Data>) => T)

/**
 * Everything the shell writes around a page: only the shell writes `<head>`, the page heading and
 * the breadcrumbs. Each value is fixed or computed from the loader's data; the deepest matched
 * route that has a value wins.
 */
export type RouteHandle<Data = unknown> = {
  /** Without the brand; the shell appends it. */
  title?: Value<Data, string>
  description?: Value<Data, string>
  /** The h1, written by the shell above the page: by default the title, `null` when the page writes its own. */
  heading?: Value<Data, string | null>
  breadcrumbs?: Value<Data, Crumb[]>
  /**
   * `dense`: with little space around the heading, and on a phone without breadcrumbs. `own`: the
   * page draws breadcrumbs and heading itself; `usePageHead` has them.
   */
  head?: 'dense' | 'own'
  layout?: Layout
  /** Default `index,follow`. */
  robots?: Value<Data, 'index,follow' | 'noindex,follow' | 'noindex,nofollow'>
  /** Path (and query) of the canonical URL; default: the pathname. */
  canonical?: Value<Data, string>
  /** Path or URL of a picture of about 1200×630; default: the site's own. */
  ogImage?: Value<Data, string | undefined>
  /** Atom feed of what the page lists. */
  feed?: Value<Data, Feed | undefined>
  /** schema.org objects, without @context and with paths for URLs. Breadcrumbs are added by the shell. */
  jsonLd?: Value<Data, object[]>
  /** Pages that carry visitor input or a receipt are never kept in the page cache. */
  cache?: 'public' | 'no-store'
  /**
   * What is drawn in place of the page: `map` is the module `map.view.tsx` beside it, whose
   * stylesheets and scripts then belong to the page.
   */
  view?: Value<Data, string | undefined>
  /** Names of the shell's route guards, run before the loader. */
  middleware?: string[]
}

/** The handle of a remote's root route, whose id is the remote's name. */
export type RootHandle = RouteHandle<RootData> & {
  /** A function, because the code of the menu is loaded late: only the header needs it. */
  navigation: () => Promise<SiteNavigation>
  /** Used on the server only. */
  addresses: () => Promise<SiteAddresses>
}

/** Reads one value of a handle. */
export function readHandle<Data, K extends keyof RouteHandle<Data>>(
  handle: RouteHandle<Data> | undefined,
  key: K,
  args: HandleArgs<Data>,
): Exclude<RouteHandle<Data>[K], (args: never) => unknown> | undefined {
  const value = handle?.[key]
  return (typeof value === 'function' ? value(args) : value) as never
}
