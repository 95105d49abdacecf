import {
  apiContext,
  type Crumb,
  extraContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  type RouteObject,
  useLoaderData,
} from '@sumai/platform'
import { type ByPlace, countsByKind } from './city-kinds.ts'
import { otherPages } from './other-pages.ts'
import { siteAreas } from './site-areas.ts'
import { Sitemap, type SitemapProps } from './sitemap.tsx'

type Options = {
  title: string
  description: string
  breadcrumbs: Crumb[]
  /** The route table of the site, and where it lies. */
  pages: () => Promise<readonly RouteObject[]>
  base: string
  scope: 'chintai' | 'baibai'
  byPlace: ByPlace
} & Pick<SitemapProps, 'numbers' | 'parts' | 'cityTo' | 'kinds'>

/** The page サイトマップ: the cities, the pages that are named, and all others. */
export function sitemapRoute(options: Options) {
  const { pages, base, scope, byPlace, numbers, parts, cityTo, kinds, ...around } = options

  async function loader(args: LoaderFunctionArgs) {
    const { context, request } = args
    const named = [...parts.flatMap(({ links }) => links), { label: '', to: `${base}/sitemap` }]
    const counted = countsByKind(scope, kinds, (query) =>
      byPlace(context.get(apiContext), query, { signal: request.signal }),
    )
    const [areas, others, counts] = await Promise.all([
      siteAreas(args),
      otherPages(await pages(), base, named),
      context.get(extraContext)(counted),
    ])
    return { areas, others, counts }
  }

  const handle = { ...around, head: 'own' } satisfies RouteHandle

  function Component() {
    const { areas, others, counts } = useLoaderData<typeof loader>()
    const rest = others.length > 0 ? [{ heading: 'そのほかのページ', links: others }] : []
    return (
      <Sitemap
        description={around.description}
        parts={[...parts, ...rest]}
        {...{ numbers, areas, cityTo, kinds, counts }}
      />
    )
  }

  return { loader, handle, Component }
}
