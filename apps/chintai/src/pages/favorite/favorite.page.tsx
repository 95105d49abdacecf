import { favouritesRoute } from '@sumai/listings/favourites-route'
import { SAVED } from '../../components/saved-rooms.ts'
import { paths } from '../../paths.ts'

export const { loader, handle, Component } = favouritesRoute({
  saved: SAVED,
  top: paths.top,
  headings: { own: 'お気に入り物件', shared: '共有された物件' },
  rooms: (api, query, options) => api.chintai.rooms(query, options),
})
