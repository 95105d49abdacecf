import { queryClient } from '../../../query-client.ts'
import { inquiryQuery } from '../inbox.queries.ts'
import type { Inquiry } from '../inquiry.ts'

const keyOf = (inquiryId: number) => inquiryQuery(inquiryId).queryKey

/** An enquiry as it is known now, which may be later than what is drawn. */
export const knownInquiry = (inquiryId: number): Inquiry | undefined =>
  queryClient.getQueryData(keyOf(inquiryId))?.inquiry

export function keepInquiry(inquiry: Inquiry): void {
  queryClient.setQueryData(keyOf(inquiry.inquiryId), { inquiry })
}

/** Shows an enquiry as it will be, over what is known of it. */
export function showInquiry(inquiryId: number, edit: (known: Inquiry) => Partial<Inquiry>): void {
  const known = knownInquiry(inquiryId)
  if (known) keepInquiry({ ...known, ...edit(known) })
}

let last: Promise<unknown> = Promise.resolve()

/** Sends one change after the other: each goes by what the one before has left. */
export function inTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const sending = last.then(send)
  last = sending.catch(() => {})
  return sending
}
