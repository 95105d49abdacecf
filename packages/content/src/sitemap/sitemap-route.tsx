import {
  type Crumb,
  type LoaderFunctionArgs,
  type RouteHandle,
  type RouteObject,
  useLoaderData,
} from '@sumai/platform'
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
} & Pick<SitemapProps, 'parts' | 'cityTo' | 'kindsOf'>

/** The page サイトマップ: the cities, the pages that are named, and all others. */
export function sitemapRoute({ pages, base, parts, cityTo, kindsOf, ...around }: Options) {
  async function loader(args: LoaderFunctionArgs) {
    const named = parts.flatMap(({ links }) => links)
    const [areas, others] = await Promise.all([
      siteAreas(args),
      otherPages(await pages(), base, named),
    ])
    return { areas, others }
  }

  const handle = { ...around, head: 'own' } satisfies RouteHandle

  function Component() {
    const { areas, others } = useLoaderData<typeof loader>()
    const rest = others.length > 0 ? [{ heading: 'そのほかのページ', links: others }] : []
    return (
      <Sitemap
        description={around.description}
        parts={[...parts, ...rest]}
        {...{ areas, cityTo, kindsOf }}
      />
    )
  }

  return { loader, handle, Component }
}
