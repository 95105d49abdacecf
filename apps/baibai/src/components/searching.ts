import { searchingScope } from '@sumai/ui/searching-scope'
import { paths } from '../paths.ts'

export const { searching, Searching } = searchingScope({
  scope: 'baibai',
  action: paths.search,
  rooms: (api, query, options) => api.baibai.rooms(query, options),
})
