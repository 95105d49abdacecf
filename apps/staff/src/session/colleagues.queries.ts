import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { currentSession, type Session } from './session-state.ts'

/** The head office sees the work of all shops. */
const shopSeen = (session: Session | null) =>
  session?.staff.userType === 'shop' ? session.staff.tenpoNo : undefined

/** Whoever has left is not among them. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: ({ signal }) =>
    api.staffs.list({ tenpoNo: shopSeen(currentSession()), limit: 100 }, { signal }),
  select: ({ staffs }) => {
    const names = new Map(staffs.map(({ syainNo, name }) => [syainNo, name]))
    return (syainNo: string | null) => (syainNo === null ? undefined : names.get(syainNo))
  },
  staleTime: Number.POSITIVE_INFINITY,
})
