import { message } from '@sumai/domain/forms/messages'
import { Problem } from '../../http/problem.ts'
import { inquiryFull } from '../inquiries/inquiries.errors.ts'
import type { Reservation } from './reservations.table.ts'

/** The link was not made here, or what it led to is deleted. */
export const unknownLink = () =>
  new Problem({
    status: 404,
    code: 'reservation.unknown_link',
    message: 'このURLは使えません。メールのリンクをもう一度お確かめください。',
  })

/** The booked time has come. */
const isOver = () =>
  new Problem({
    status: 410,
    code: 'reservation.over',
    message: 'ご予約の日時を過ぎたため、変更・取り消しはできません。',
  })

const isCancelled = () =>
  new Problem({
    status: 409,
    code: 'reservation.cancelled',
    message: 'このご予約は、すでに取り消されています。',
  })

/** Somebody with the same link was faster, on another screen. */
export const wasChanged = () =>
  new Problem({
    status: 409,
    code: 'reservation.changed',
    message: 'ご予約は、ほかの画面ですでに変更されています。最新の内容をご確認ください。',
  })

/** Somebody else has the last place. */
export const noRoom = (kind: Reservation['kind']) =>
  kind === 'visit'
    ? inquiryFull({ time: [message('slot_full')] })
    : inquiryFull({ session_no: [message('seminar_full')] })

/** The visitor has been told, or nothing was changed that could be taken back. */
export const isTold = () =>
  new Problem({
    status: 409,
    code: 'booking.told',
    message: 'お客様への連絡を送ったあとのため、元に戻せません。予約を変更してください。',
  })

export const statusOf = ({ cancelledAt, startAt }: Reservation, now: Date) =>
  cancelledAt ? 'cancelled' : startAt <= now ? 'over' : 'booked'

export function refuseUnlessOpen(reservation: Reservation, now: Date): void {
  const status = statusOf(reservation, now)
  if (status === 'cancelled') throw isCancelled()
  if (status === 'over') throw isOver()
}
