import { AGENCY_JSON_LD } from '@sumai/domain/agency'
import { BRAND } from '@sumai/domain/brand'
import { late, type RouteHandle, useLoaderData } from '@sumai/platform'
import { Hero } from './hero.tsx'
import type { TopData } from './top-data.ts'

const part = late(() => import(/* webpackChunkName: "top-late" */ './top.late.tsx'))

export const loader = part('loader')

export const handle = {
  title: BRAND.topTitle.baibai,
  description: `${BRAND.tagline.baibai}。中古マンション・一戸建て・土地・投資用物件の購入と、無料の売却査定をご案内します。`,
  heading: null,
  breadcrumbs: [],
  jsonLd: [AGENCY_JSON_LD],
} satisfies RouteHandle<TopData>

const Words = part('Words')
const Search = part('Search')
const Below = part('Below')

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <Hero>
        <Words />
      </Hero>
      <Search data={data} />
      <Below data={data} />
    </>
  )
}
