import type { RouteHandle } from '@sumai/platform'

type Options = { name: string; title?: string; description: string; top: string }

/** Title, breadcrumbs and index policy: only the page without a choice may be indexed. */
export const searchingHandle = ({ name, title = name, description, top }: Options) =>
  ({
    title,
    description,
    breadcrumbs: () => [
      { label: 'トップ', to: top },
      { label: name, to: null },
    ],
    robots: ({ url }) => (url.search === '' ? 'index,follow' : 'noindex,follow'),
  }) satisfies RouteHandle
