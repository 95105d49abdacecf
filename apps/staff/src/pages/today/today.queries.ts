import { queryOptions } from '@tanstack/react-query'
import { staffApi } from '../../api/api.ts'

/** ms between two looks. */
const LOOK = 60_000

/** What needs somebody, of all kinds. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => staffApi.today({}, { signal }),
  select: ({ today }) => today,
  // Whatever is done on another screen changes it.
  staleTime: 0,
  refetchInterval: LOOK,
})

type Read = Awaited<ReturnType<typeof staffApi.today>>
export type Today = Read['today']
