import { staffApi } from '../../../api/api.ts'
import { queryClient } from '../../../query-client.ts'
import { once } from '../../../retry/once.ts'
import { change } from '../../../undo/optimistic.ts'
import type { BlockedTime, Bookings } from '../booking.ts'
import { BOOKING_LISTS, BOOKINGS } from '../calendar.queries.ts'
import { momentOf, sayAt } from '../days.ts'
import type { Draft } from './draft.ts'

type Times = Omit<BlockedTime, 'blockedId'>

function show(edit: (times: BlockedTime[]) => BlockedTime[]): void {
  queryClient.setQueriesData<Bookings>(
    { queryKey: BOOKING_LISTS },
    (read) => read && { ...read, blockedTimes: edit(read.blockedTimes) },
  )
}

export const blockDraft = (tenpoNo: string, { day, from, to }: Draft, reason: string) =>
  block(
    {
      ...{ tenpoNo, reason: reason.trim() || null },
      startAt: momentOf({ day, minutes: from }),
      endAt: momentOf({ day, minutes: to }),
    },
    `${sayAt({ day, minutes: from })}からの受付を止めました`,
  )

const block = (times: Times, text: string): Promise<boolean> =>
  change({
    touches: BOOKINGS,
    show: () => show((all) => [...all, { ...times, blockedId: 0 }]),
    send: () =>
      once(`block:${times.tenpoNo}:${times.startAt}`, (key) =>
        staffApi.blockedTimes.create(times, key),
      ),
    done: ({ blockedTime }) => ({ text, undo: () => free(blockedTime, '元に戻しました') }),
  })

/** Visitors can book the time again. */
export const free = (time: BlockedTime, text = '受付を再開しました'): Promise<boolean> =>
  change({
    touches: BOOKINGS,
    show: () => show((all) => all.filter(({ blockedId }) => blockedId !== time.blockedId)),
    send: () => staffApi.blockedTimes.remove(time.blockedId),
    done: () => ({ text, undo: () => block(timesOf(time), '元に戻しました') }),
  })

const timesOf = ({ tenpoNo, startAt, endAt, reason }: BlockedTime): Times => ({
  ...{ tenpoNo, startAt, endAt, reason },
})
