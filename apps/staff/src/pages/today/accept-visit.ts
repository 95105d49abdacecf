import { staffApi } from '../../api/api.ts'
import { queryClient } from '../../query-client.ts'
import { change } from '../../undo/optimistic.ts'
import { type Today, todayQuery } from './today.queries.ts'

const { queryKey } = todayQuery

/** The visitor is told by the mail of the API, so it is not taken back here. */
export const acceptVisit = ({ receiptNo, name }: Today['visits'][number]) =>
  change({
    touches: queryKey,
    show: () =>
      queryClient.setQueryData(
        queryKey,
        (read) => read && { today: accepted(read.today, receiptNo) },
      ),
    send: () => staffApi.bookings.accept(receiptNo),
    done: () => ({ text: `${name ?? 'お名前なし'}様の予約を受けました` }),
  })

const accepted = (today: Today, receiptNo: string): Today => ({
  ...today,
  visits: today.visits.map((visit) =>
    visit.receiptNo === receiptNo ? { ...visit, status: 'accepted' } : visit,
  ),
})
