import { searchingScope } from '@sumai/search/searching-scope'
import { paths } from '../paths.ts'

export const { searching, Searching } = searchingScope({
  scope: 'baibai',
  action: paths.search,
  rooms: (api, query, options) => api.baibai.rooms(query, options),
})
