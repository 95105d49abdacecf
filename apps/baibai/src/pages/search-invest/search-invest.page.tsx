import {
  apiContext,
  type LoaderFunctionArgs,
  late,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { SearchLayout } from '@sumai/ui/search-layout'
import { Suspense } from 'react'
import { itemList } from '../../components/item-list.ts'
import type { InvestData } from './invest-data.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchInvest } = await import(
    /* webpackChunkName: "search-invest-late" */ './invest-data.ts'
  )
  return searchInvest(context.get(apiContext), request, context.get(renderedAtContext))
}

export const handle = {
  chunks: ['search-invest'],
  lateChunks: ['search-invest-late', 'saved-searches'],
  title: ({ data }) => data.head.title,
  description: ({ data }) => data.head.description,
  heading: ({ data }) => data.head.heading,
  breadcrumbs: ({ data }) => data.head.breadcrumbs,
  robots: ({ data }) => data.head.robots,
  canonical: ({ data }) => data.head.canonical,
  jsonLd: ({ data }) => [itemList(data.rooms)],
} satisfies RouteHandle<InvestData>

const parts = () => import(/* webpackChunkName: "search-invest-late" */ './invest-parts.tsx')
const Filters = late(async () => (await parts()).Filters)
const Above = late(async () => (await parts()).Above)
const Results = late(async () => (await parts()).Results)
const Below = late(async () => (await parts()).Below)
const Picked = late(async () => (await parts()).Picked)

export function Component() {
  const data = useLoaderData<typeof loader>()
  const filters = (
    <Suspense fallback={null}>
      <Filters data={data} />
    </Suspense>
  )
  return (
    <>
      <SearchLayout filters={filters}>
        <Suspense fallback={null}>
          <Above data={data} />
        </Suspense>
        <Suspense fallback={null}>
          <Results data={data} />
        </Suspense>
        <Suspense fallback={null}>
          <Below data={data} />
        </Suspense>
      </SearchLayout>
      <Suspense fallback={null}>
        <Picked data={data} />
      </Suspense>
    </>
  )
}
