import { isoDay } from '@sumai/format/dates'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, staffApi } from '../../api/api.ts'
import { addDays, weekOf } from './days.ts'

/** All that shows bookings: read anew after each change. */
export const BOOKINGS = ['bookings'] as const
/** The lists of them, whose bookings can be shown changed before the API has answered. */
export const BOOKING_LISTS = [...BOOKINGS, 'list'] as const

/** ms between two looks at what visitors have booked. */
const LOOK = 60_000
/** Visits can be booked so many days ahead. */
const AHEAD = 60

const between = (tenpoNo: string, from: string, to: string) =>
  queryOptions({
    queryKey: [...BOOKING_LISTS, tenpoNo, from, to],
    queryFn: ({ signal }) => staffApi.bookings.list({ tenpoNo, from, to }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK,
  })

export function weekQuery(tenpoNo: string, day: string) {
  const days = weekOf(day)
  return between(tenpoNo, days[0] ?? day, days.at(-1) ?? day)
}

/** All that is still to come. */
export function comingQuery(tenpoNo: string) {
  const today = isoDay(new Date())
  return between(tenpoNo, today, addDays(today, AHEAD))
}

export const shopQuery = (tenpoNo: string) =>
  queryOptions({
    queryKey: ['shops', 'one', tenpoNo],
    queryFn: ({ signal }) => api.shops.get(tenpoNo, { signal }),
    select: ({ shop }) => shop,
  })

export type Shop = Awaited<ReturnType<typeof api.shops.get>>['shop']

export const shopsQuery = queryOptions({
  queryKey: ['shops', 'names'],
  queryFn: ({ signal }) => api.shops.list({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** When visits can begin, day by day. */
export const slotsQuery = (tenpoNo: string) =>
  queryOptions({
    queryKey: [...BOOKINGS, 'slots', tenpoNo],
    queryFn: ({ signal }) => api.inquiry.slots({ tenpoNo }, { signal }),
    select: ({ inquirySlots }) => inquirySlots.days,
  })

export type SlotDay = Awaited<ReturnType<typeof api.inquiry.slots>>['inquirySlots']['days'][number]

/** The seats of seminars, date by date. */
export const seminarsQuery = queryOptions({
  queryKey: ['contents', 'seminar-seats'],
  queryFn: ({ signal }) => api.contents.list({ contentType: 'seminar', limit: 100 }, { signal }),
  select: ({ contents }) =>
    contents.flatMap(({ contentId, title, sessions }) =>
      (sessions ?? []).map((session) => ({ contentId, title, ...session })),
    ),
})
