import type { Api, CallOptions } from '@sumai/api-client'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { withCityBorders } from '@sumai/search/city-borders'
import { mapData, mapQuery } from '@sumai/search/map-data'
import { movedMap } from '@sumai/search/moved-map'
import { readConditions } from '../../search-address.ts'

/** All results of a search as a map shows them. */
export function readMap(api: Api, address: URL, options: CallOptions) {
  const conditions = readConditions(address.href)
  const query = mapQuery(toQuery('chintai', conditions))
  return mapData(conditions, (view) => api.chintai.roomsMap({ ...query, ...view }, options))
}

export const loader = withCityBorders(movedMap(readMap))
