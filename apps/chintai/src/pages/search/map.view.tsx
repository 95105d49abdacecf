import { RentalMapCard } from '@sumai/listings/home-map-cards'
import { mapView } from '@sumai/search/map-view'
import { filterGroups } from '../../components/filter-groups.ts'
import { paths } from '../../paths.ts'
import { Nothing } from './nothing.tsx'
import type { SearchData } from './search-data.ts'
import { SEARCH } from './search-form.ts'

export const OnMap = mapView<SearchData>({
  ...SEARCH,
  of: 'rent',
  groupsOf: ({ conditions, facets, schools }) => filterGroups(conditions, facets, schools),
  Card: RentalMapCard,
  addressOf: paths.room,
  mapAt: paths.mapOf,
  Nothing,
})
