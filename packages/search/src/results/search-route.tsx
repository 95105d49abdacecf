import {
  type Crumb,
  type Feed,
  type LoaderFunctionArgs,
  late,
  type RouteHandle,
  type Services,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { type ComponentType, useEffect } from 'react'
import { isForNow, Missed } from './missed.tsx'
import { SearchLayout } from './search-layout.tsx'

/** The part of the loader data that goes into the head. */
type Found = {
  conditions: object
  /** What was asked for could not be read: the results are those of the search before. */
  isMissed?: true
  /** In the view of the map, which fills the page. */
  map: object | null
  /** What one condition less would find, where little was found. */
  near: object | null
  /** Results that are gathered by building. */
  buildings?: object | null
  total: number
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

type Search<Data> = {
  search: (services: Services, request: Request) => Promise<Data>
  /** The conditions of an address. */
  read: (url: string) => object
}

type Options<Data> = {
  /** `map.view.tsx`, beside the page. */
  map: () => Promise<{ OnMap: Part<Data> }>
  /** `buildings.view.tsx`, beside the page, which draws its results where they are gathered. */
  buildings?: () => Promise<unknown>
  search: () => Promise<Search<Data>>
  /** The listings of the page, for search engines. */
  items: (data: Data) => readonly Item[]
  feed?: (data: Data) => Feed | undefined
}

/** What the page shows, in the names of the modules beside it; `nothing.view.tsx` where it is empty, or nearly. */
function viewOf({ map, buildings, near, total }: Found) {
  if (map) return 'map'
  if (total === 0 || near) return 'nothing'
  return buildings ? 'buildings' : undefined
}

/** A page of results. Every part works as plain HTML until its code is loaded. */
export function searchRoute<Data extends Found>(
  load: () => Promise<Parts<Data>>,
  { map, buildings, search, items, feed }: Options<Data>,
) {
  const part = late(load)
  const Words = part('Words')
  const Filters = part('Filters')
  const Above = part('Above')
  const Results = part('Results')
  const Below = part('Below')
  const Picked = part('Picked')
  const OnMap = late(map)('OnMap')

  /** What the page in the browser shows. */
  let shown: Data | null = null

  async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
    const found = search()
    const view = new URL(request.url).searchParams.get('view')
    try {
      const [data] = await Promise.all([
        found.then((it) => it.search(servicesOf(context), request)),
        view === 'map' && map(),
        view === 'building' && buildings?.(),
      ])
      return data
    } catch (error) {
      if (!shown || request.signal.aborted || !isForNow(error)) throw error
      const { read } = await found
      // The list stays, the panel says what was asked for.
      return { ...shown, conditions: read(request.url), isMissed: true }
    }
  }

  const handle = {
    title: ({ data }) => data.head.title,
    description: ({ data }) => data.head.description,
    heading: ({ data }) => (data.map ? null : data.head.heading),
    breadcrumbs: ({ data }) => (data.map ? [] : data.head.breadcrumbs),
    head: 'dense',
    robots: ({ data }) => data.head.robots,
    canonical: ({ data }) => data.head.canonical,
    jsonLd: ({ data }) => [itemList(items(data))],
    feed: ({ data }) => feed?.(data),
    view: ({ data }) => viewOf(data),
  } satisfies RouteHandle<Data>

  function Component() {
    const data = useLoaderData() as Data
    useEffect(() => {
      shown = data
      return () => {
        shown = null
      }
    }, [data])
    const missed = data.isMissed && <Missed />
    if (data.map) {
      return (
        <>
          {missed}
          <OnMap data={data} />
        </>
      )
    }
    return (
      <>
        {missed}
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
