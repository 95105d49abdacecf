import { crumbsFrom, type RouteHandle } from '@sumai/platform'

type Options = { name: string; title?: string; description: string; top: string }

/** Title, place in the site and index policy: only the page without a choice is for an index. */
export const searchingHandle = ({ name, title = name, description, top }: Options) =>
  ({
    title,
    description,
    breadcrumbs: crumbsFrom(top)(name),
    robots: ({ url }) => (url.search === '' ? 'index,follow' : 'noindex,follow'),
  }) satisfies RouteHandle
