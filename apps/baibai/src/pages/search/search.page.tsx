import { searchPage } from '@sumai/search/search-page'
import { paths } from '../../paths.ts'
import type { SearchData } from './search-data.ts'

export const { loader, handle, Component } = searchPage<SearchData>(
  () => import(/* webpackChunkName: "search-late" */ './search.late.tsx'),
  {
    search: async () =>
      (await import(/* webpackChunkName: "search-late" */ './search-data.ts')).search,
    items: ({ rooms }) => rooms.map((room) => ({ name: room.name, url: paths.room(room) })),
  },
)
