import { BRAND } from '@sumai/domain/brand'
import { signatureOf } from '../../letters/signature.ts'
import type { Mail } from '../outbox/mails.ts'
import { type Booked, isOnline, kindOf } from './booked.ts'

type Who = 'visitor' | 'shop'

/** The calendar file of a booking: the same entry as long as it is the same booking. */
export function calendarOf(booked: Booked, who: Who, stamp: Date): Mail['calendar'] {
  const { reservation, name, email, link } = booked
  const { receiptNo, startAt, endAt, sequence, cancelledAt } = reservation
  if (!email) return undefined
  return {
    uid: receiptNo,
    start: startAt.toISOString(),
    end: endAt.toISOString(),
    stamp: stamp.toISOString(),
    title: who === 'visitor' ? titleOf(booked) : `${kindOf(booked)} ${name ?? ''} 様`,
    place: placeOf(booked),
    note: [
      `受付番号 ${receiptNo}`,
      who === 'visitor' && `電話 ${signatureOf(booked.shop).tel}`,
      who === 'visitor' && `変更・取り消し ${link}`,
    ]
      .filter(Boolean)
      .join('\n'),
    method: cancelledAt ? 'CANCEL' : 'REQUEST',
    sequence,
    guest: email,
  }
}

const titleOf = (booked: Booked) =>
  booked.seminar?.title ?? `${BRAND.name} ${booked.shop?.tenpoName ?? ''} ${kindOf(booked)}`

function placeOf(booked: Booked): string {
  const { reservation, method, shop, seminar, homes } = booked
  if (isOnline(booked)) return seminar?.onlineUrl ?? 'オンライン'
  if (reservation.kind === 'seminar') {
    return [seminar?.venueName, seminar?.address].filter(Boolean).join(' ')
  }
  return method === 'onsite' ? (homes[0]?.name ?? '') : (shop?.address ?? '')
}
