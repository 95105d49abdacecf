import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../api/api.ts'

/** What of a shop's next days is taken already. */
export const takenQuery = (tenpoNo: string) =>
  queryOptions({
    queryKey: ['slots', tenpoNo],
    queryFn: ({ signal }) => api.inquiry.slots({ tenpoNo }, { signal }),
    select: ({ inquirySlots: { days } }) =>
      new Set(
        days.flatMap(({ date, slots }) =>
          slots.filter(({ isFull }) => isFull).map(({ time }) => `${date} ${time}`),
        ),
      ),
    throwOnError: false,
  })
