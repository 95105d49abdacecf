import { searchingScope } from '@sumai/ui/searching-scope'
import { paths } from '../paths.ts'

export const { searching, Searching } = searchingScope({
  scope: 'chintai',
  action: paths.search,
  rooms: (api, query, options) => api.chintai.rooms(query, options),
})
