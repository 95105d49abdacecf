import { InvestMapCard } from '@sumai/listings/home-map-cards'
import { mapView } from '@sumai/search/map-view'
import { investGroups } from '../../components/invest-groups.ts'
import { paths } from '../../paths.ts'
import type { InvestData } from './invest-data.ts'
import { SEARCH } from './invest-form.ts'
import { Nothing } from './nothing.tsx'

export const OnMap = mapView<InvestData>({
  ...SEARCH,
  of: 'sale',
  groupsOf: ({ conditions, facets }) => investGroups(conditions, facets),
  Card: InvestMapCard,
  addressOf: paths.room,
  mapAt: paths.mapOf,
  hasLandPrices: true,
  Nothing,
})
