import {
  type Crumb,
  type LoaderFunctionArgs,
  late,
  type RouteHandle,
  type Services,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import type { ComponentType } from 'react'
import { SearchLayout } from './search-layout.tsx'

/** The part of the loader data that goes into the head. */
type Found = {
  /** In the view of the map, which fills the page. */
  map: object | null
  head: {
    title: string
    description: string
    heading: string
    breadcrumbs: Crumb[]
    robots: 'index,follow' | 'noindex,follow'
    canonical: string
  }
}

type Part<Data> = ComponentType<{ data: Data }>

/** `Picked` is the bar with the comparison, at the lower edge of the window. */
type Parts<Data> = Record<
  'Words' | 'Filters' | 'Above' | 'Results' | 'Below' | 'Picked',
  Part<Data>
>

type Item = { name: string; url: string }

type Options<Data> = {
  /** `map.view.tsx`, beside the page. */
  map: () => Promise<{ OnMap: Part<Data> }>
  search: () => Promise<(services: Services, request: Request) => Promise<Data>>
  /** The listings of the page, for search engines. */
  items: (data: Data) => readonly Item[]
}

/** A page of results. Every part works as plain HTML until its code is loaded. */
export function searchRoute<Data extends Found>(
  load: () => Promise<Parts<Data>>,
  { map, search, items }: Options<Data>,
) {
  const part = late(load)
  const Words = part('Words')
  const Filters = part('Filters')
  const Above = part('Above')
  const Results = part('Results')
  const Below = part('Below')
  const Picked = part('Picked')
  const OnMap = late(map)('OnMap')

  async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
    const [data] = await Promise.all([
      search().then((find) => find(servicesOf(context), request)),
      new URL(request.url).searchParams.get('view') === 'map' && map(),
    ])
    return data
  }

  const handle = {
    title: ({ data }) => data.head.title,
    description: ({ data }) => data.head.description,
    heading: ({ data }) => (data.map ? null : data.head.heading),
    breadcrumbs: ({ data }) => (data.map ? [] : data.head.breadcrumbs),
    robots: ({ data }) => data.head.robots,
    canonical: ({ data }) => data.head.canonical,
    jsonLd: ({ data }) => [itemList(items(data))],
    view: ({ data }) => (data.map ? 'map' : undefined),
  } satisfies RouteHandle<Data>

  function Component() {
    const data = useLoaderData() as Data
    if (data.map) return <OnMap data={data} />
    return (
      <>
        <SearchLayout words={<Words data={data} />} filters={<Filters data={data} />}>
          <Above data={data} />
          <Results data={data} />
          <Below data={data} />
        </SearchLayout>
        <Picked data={data} />
      </>
    )
  }

  return { loader, handle, Component }
}

/** https://schema.org/ItemList */
const itemList = (items: readonly Item[]) => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...item,
  })),
})
