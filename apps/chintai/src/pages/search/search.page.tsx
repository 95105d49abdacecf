import {
  type LoaderFunctionArgs,
  late,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { SearchLayout } from '@sumai/ui/search-layout'
import { Suspense } from 'react'
import { itemList } from './item-list.ts'
import type { SearchData } from './search-data.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { search } = await import(/* webpackChunkName: "search-late" */ './search-data.ts')
  return search(servicesOf(context), request)
}

export const handle = {
  chunks: ['search'],
  lateChunks: ['search-late', 'search-guide', 'saved-searches', 'results-map'],
  title: ({ data }) => data.head.title,
  description: ({ data }) => data.head.description,
  heading: ({ data }) => data.head.heading,
  breadcrumbs: ({ data }) => data.head.breadcrumbs,
  robots: ({ data }) => data.head.robots,
  canonical: ({ data }) => data.head.canonical,
  jsonLd: ({ data }) => [itemList(data.rooms)],
} satisfies RouteHandle<SearchData>

const parts = () => import(/* webpackChunkName: "search-late" */ './search-parts.tsx')
const Filters = late(async () => (await parts()).Filters)
const Above = late(async () => (await parts()).Above)
const Below = late(async () => (await parts()).Below)
const Picked = late(async () => (await parts()).Picked)
const Results = late(async () => (await parts()).Results)

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
