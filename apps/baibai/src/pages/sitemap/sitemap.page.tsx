import { siteAreas } from '@sumai/content/site-areas'
import { Sitemap } from '@sumai/content/sitemap'
import { type LoaderFunctionArgs, type RouteHandle, useLoaderData } from '@sumai/platform'
import { paths } from '../../paths.ts'
import { KINDS, PARTS } from './sitemap-parts.ts'

export const loader = async (args: LoaderFunctionArgs) => ({ areas: await siteAreas(args) })

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: 'サイトマップ（売買）',
  description:
    '売買・投資サイトのすべてのページへの案内です。市区町村と物件の種類からもお探しいただけます。',
  heading: 'サイトマップ（売買）',
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: 'サイトマップ', to: null },
  ],
} satisfies RouteHandle<Data>

export function Component() {
  const { areas } = useLoaderData<typeof loader>()
  const kindsOf = (slug: string) =>
    KINDS.map(([kind, label]) => ({ label, to: paths.kindInCity(slug, kind) }))
  return <Sitemap parts={PARTS} areas={areas} cityTo={paths.place} kindsOf={kindsOf} />
}
