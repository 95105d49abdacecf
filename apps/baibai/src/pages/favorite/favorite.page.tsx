import { favouritesRoute } from '@sumai/listings/favourites-route'
import { SAVED } from '../../components/saved-listings.ts'
import { paths } from '../../paths.ts'

export const { loader, handle, Component } = favouritesRoute({
  saved: SAVED,
  top: paths.top,
  headings: { own: 'お気に入り物件（売買）', shared: '共有された物件（売買）' },
  rooms: (api, query, options) => api.baibai.rooms(query, options),
})
