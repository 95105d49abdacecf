import type { Booking } from '../reservations/book.ts'
import type { ShopRow } from '../shops/shops.table.ts'
import type { InquiryInput } from './form-check.ts'

/** What an enquiry books. Only the first choice is booked; the shop may propose the second. */
export function askedBooking(
  { form, details }: InquiryInput,
  shop: ShopRow | null | undefined,
): Booking | undefined {
  const people = Number(details.ninzu)
  if (form === 'reservation' && shop) {
    const { tenpoNo } = shop
    const [date, time] = [String(details.date1), String(details.time1)]
    return { place: { kind: 'visit', tenpoNo, date, time }, people }
  }
  if (form === 'seminar-apply') {
    const [contentId, sessionNo] = [Number(details.content_id), Number(details.session_no)]
    return { place: { kind: 'seminar', contentId, sessionNo, people }, people }
  }
}
