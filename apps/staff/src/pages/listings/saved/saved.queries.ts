import type { Camelized } from '@sumai/api-client'
import type { StaffFilter } from '@sumai/api-client/contract/staff-filter'
import { queryOptions } from '@tanstack/react-query'
import { staffApi } from '../../../api/api.ts'

export type Saved = Camelized<StaffFilter>

/** What this person has kept, for both sites. */
export const savedQuery = queryOptions({
  queryKey: ['filters'],
  queryFn: ({ signal }) => staffApi.filters.list({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
