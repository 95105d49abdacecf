import { type Crumb, late, type RouteHandle, useLoaderData } from '@sumai/platform'
import { type ComponentType, Suspense } from 'react'
import { SearchLayout } from './search-layout.tsx'

/** What the loader of a page of results says of the page itself. */
type Found = {
  head: {
    title: string
    description: string
    heading: string
    breadcrumbs: Crumb[]
    robots: 'index,follow' | 'noindex,follow'
    canonical: string
  }
}

/** Everything about a page of results that its loader has found out. */
export const searchHandle = <Data extends Found>(
  own: Pick<RouteHandle<Data>, 'chunks' | 'lateChunks' | 'jsonLd'>,
) =>
  ({
    ...own,
    title: ({ data }) => data.head.title,
    description: ({ data }) => data.head.description,
    heading: ({ data }) => data.head.heading,
    breadcrumbs: ({ data }) => data.head.breadcrumbs,
    robots: ({ data }) => data.head.robots,
    canonical: ({ data }) => data.head.canonical,
  }) satisfies RouteHandle<Data>

/** `Picked` lies at the lower edge of the window. */
type Parts<Data> = Record<
  'Filters' | 'Above' | 'Results' | 'Below' | 'Picked',
  ComponentType<{ data: Data }>
>

/** A page of results, every part of which is plain HTML until its code is there. */
export function searchPage<Data>(load: () => Promise<Parts<Data>>): ComponentType {
  const part = (name: keyof Parts<Data>) => late(async () => (await load())[name])
  const Filters = part('Filters')
  const Above = part('Above')
  const Results = part('Results')
  const Below = part('Below')
  const Picked = part('Picked')

  return function SearchPage() {
    const data = useLoaderData() as Data
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
}
