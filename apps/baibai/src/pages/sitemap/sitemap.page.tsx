import { otherPages } from '@sumai/content/other-pages'
import { siteAreas } from '@sumai/content/site-areas'
import { Sitemap } from '@sumai/content/sitemap'
import { type LoaderFunctionArgs, type RouteHandle, useLoaderData } from '@sumai/platform'
import { crumbs, paths } from '../../paths.ts'
import { KINDS, PARTS } from './sitemap-parts.ts'

/** The cities, and the pages that sitemap-parts.ts does not name. */
export async function loader(args: LoaderFunctionArgs) {
  const { pages } = await import('../../routes.ts')
  const named = PARTS.flatMap(({ links }) => links)
  const [areas, others] = await Promise.all([siteAreas(args), otherPages(pages, '/baibai', named)])
  return { areas, others }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: 'サイトマップ（売買）',
  description:
    '売買・投資サイトのすべてのページへの案内です。市区町村と物件の種類からもお探しいただけます。',
  breadcrumbs: crumbs('サイトマップ'),
} satisfies RouteHandle<Data>

export function Component() {
  const { areas, others } = useLoaderData<typeof loader>()
  const parts =
    others.length > 0 ? [...PARTS, { heading: 'そのほかのページ', links: others }] : PARTS
  const kindsOf = (slug: string) =>
    KINDS.map(([kind, label]) => ({ label, to: paths.kindInCity(slug, kind) }))
  return <Sitemap parts={parts} areas={areas} cityTo={paths.place} kindsOf={kindsOf} />
}
