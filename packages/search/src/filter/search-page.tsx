import { type Crumb, late, type RouteHandle, useLoaderData } from '@sumai/platform'
import type { ComponentType } from 'react'
import { SearchLayout } from './search-layout.tsx'

/** The part of the loader data that goes into the head. */
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

/** The handle of a page of results, from its loader data. */
export const searchHandle = <Data extends Found>(own: Pick<RouteHandle<Data>, 'jsonLd'>) =>
  ({
    ...own,
    title: ({ data }) => data.head.title,
    description: ({ data }) => data.head.description,
    heading: ({ data }) => data.head.heading,
    breadcrumbs: ({ data }) => data.head.breadcrumbs,
    robots: ({ data }) => data.head.robots,
    canonical: ({ data }) => data.head.canonical,
  }) satisfies RouteHandle<Data>

/** `Picked` is the bar with the comparison, at the lower edge of the window. */
type Parts<Data> = Record<
  'Filters' | 'Above' | 'Results' | 'Below' | 'Picked',
  ComponentType<{ data: Data }>
>

/** A page of results. Every part works as plain HTML until its code is loaded. */
export function searchPage<Data>(load: () => Promise<Parts<Data>>): ComponentType {
  const part = late(load)
  const Filters = part('Filters')
  const Above = part('Above')
  const Results = part('Results')
  const Below = part('Below')
  const Picked = part('Picked')

  return function SearchPage() {
    const data = useLoaderData() as Data
    return (
      <>
        <SearchLayout filters={<Filters data={data} />}>
          <Above data={data} />
          <Results data={data} />
          <Below data={data} />
        </SearchLayout>
        <Picked data={data} />
      </>
    )
  }
}
