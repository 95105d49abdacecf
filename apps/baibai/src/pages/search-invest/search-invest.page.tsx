import { searchRoute } from '@sumai/search/search-route'
import { paths } from '../../paths.ts'
import type { InvestData } from './invest-data.ts'

export const { loader, handle, Component } = searchRoute<InvestData>(
  () => import(/* webpackChunkName: "search-invest-late" */ './search-invest.late.tsx'),
  {
    map: () => import(/* webpackChunkName: "map-view" */ './map.view.tsx'),
    search: () => import(/* webpackChunkName: "search-invest-late" */ './invest-data.ts'),
    items: ({ rooms }) => rooms.map((room) => ({ name: room.name, url: paths.room(room) })),
  },
)
