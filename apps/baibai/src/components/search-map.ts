import type { Api, CallOptions } from '@sumai/api-client'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { withCityBorders } from '@sumai/search/city-borders'
import { withLandPrices } from '@sumai/search/land-prices'
import { mapData, mapQuery } from '@sumai/search/map-data'
import { movedMap } from '@sumai/search/moved-map'
import { readSearch } from '@sumai/search/read-search'
import { paths } from '../paths.ts'

/** All results of either search as a map shows them. */
export function readMap(api: Api, address: URL, options: CallOptions) {
  const scope = address.pathname.startsWith(paths.investments()) ? 'invest' : 'baibai'
  const conditions = readSearch(scope, address)
  const query = mapQuery(toQuery(scope, conditions))
  return mapData(conditions, (view) => api.baibai.roomsMap({ ...query, ...view }, options))
}

export const loader = withCityBorders(withLandPrices(movedMap(readMap)))
