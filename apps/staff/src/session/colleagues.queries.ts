import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { currentSession } from './session-state.ts'

/** Of the own shop; whoever has left is not among them. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: ({ signal }) =>
    api.staffs.list(
      { tenpoNo: currentSession()?.staff.tenpoNo ?? undefined, limit: 100 },
      { signal },
    ),
  select: ({ staffs }) => {
    const names = new Map(staffs.map(({ syainNo, name }) => [syainNo, name]))
    return (syainNo: string | null) => (syainNo === null ? undefined : names.get(syainNo))
  },
  staleTime: Number.POSITIVE_INFINITY,
})
