import { rentalName } from '@sumai/outline/rental-room'
import { searchRoute } from '@sumai/search/search-route'
import { paths } from '../../paths.ts'
import type { SearchData } from './search-data.ts'

export const { loader, handle, Component } = searchRoute<SearchData>(
  () => import(/* webpackChunkName: "search-late" */ './search.late.tsx'),
  {
    map: () => import(/* webpackChunkName: "map-view" */ './map.view.tsx'),
    buildings: () => import(/* webpackChunkName: "buildings-view" */ './buildings.view.tsx'),
    search: () => import(/* webpackChunkName: "search-late" */ './search-data.ts'),
    items: ({ rooms }) => rooms.map((room) => ({ name: rentalName(room), url: paths.room(room) })),
    feed: ({ guide }) =>
      guide ? { title: `${guide.cityName}の新着物件`, to: paths.feed(guide.slug) } : undefined,
  },
)
