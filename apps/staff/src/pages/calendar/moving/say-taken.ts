import { clock } from '@sumai/domain/opening-hours'
import { queryClient } from '../../../query-client.ts'
import { slotsQuery } from '../calendar.queries.ts'
import { type At, sayAt } from '../days.ts'
import { freeNear } from './steps.ts'

/** That somebody else was faster, and when it is free instead, by the slots that were read last. */
export function sayTaken(tenpoNo: string, to: At): string {
  const read = queryClient.getQueryData(slotsQuery(tenpoNo).queryKey)
  const near = freeNear(read?.inquirySlots.days ?? [], to).map((at) =>
    at.day === to.day ? clock(at.minutes) : sayAt(at),
  )
  const taken = `${sayAt(to)} はほかの方の予約が入りました。`
  return near.length === 0 ? taken : `${taken}近くの空きは ${near.join(' と ')} です。`
}
