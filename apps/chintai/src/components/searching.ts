import { searchingScope } from '@sumai/search/searching-scope'
import { paths } from '../paths.ts'

export const { searching, Searching } = searchingScope({
  scope: 'chintai',
  action: paths.search,
  rooms: (api, query, options) => api.chintai.rooms(query, options),
})
