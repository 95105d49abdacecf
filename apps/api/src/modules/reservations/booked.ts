import type { SiteType } from '@sumai/domain/codes'
import { formatDateWithWeekday, formatTime } from '@sumai/format/dates'
import { formatZip } from '@sumai/format/zip'
import type { LetterHome } from '../../letters/homes-reader.ts'
import type { Seminar } from '../inquiries/inquiry-names.ts'
import type { ShopRow } from '../shops/shops.table.ts'
import type { Reservation } from './reservations.table.ts'

/** A booking with all that its mails say of it. */
export type Booked = {
  reservation: Reservation
  site: SiteType
  name: string | null
  email: string | null
  tel: string | null
  /** `visit`, `online` or `onsite`; of a seminar `venue` or `online`. */
  method: string
  shop: ShopRow | null
  seminar: Seminar | undefined
  /** What is to be seen. */
  homes: readonly LetterHome[]
  /** Where it is moved or cancelled. */
  link: string
}

const KINDS: Readonly<Record<string, string>> = {
  visit: '来店予約',
  online: 'オンライン相談',
  onsite: '現地待ち合わせ',
}

/** 来店予約, 現地待ち合わせ, セミナー. */
export const kindOf = ({ reservation, method }: Booked): string =>
  reservation.kind === 'seminar' ? 'セミナー' : (KINDS[method] ?? '来店予約')

/** 2026年12月8日（火） 10:30〜11:30 */
export const whenText = ({ startAt, endAt }: Pick<Reservation, 'startAt' | 'endAt'>): string =>
  `${formatDateWithWeekday(startAt)} ${formatTime(startAt)}〜${formatTime(endAt)}`

/** The place, and how one gets there, line by line. */
export function whereText(booked: Booked): string {
  const { reservation, method, shop, seminar, homes } = booked
  if (reservation.kind === 'seminar') {
    if (!seminar) return ''
    if (isOnline(booked)) return `オンライン\n${seminar.title}`
    return [seminar.venueName, seminar.address, seminar.title].filter(Boolean).join('\n')
  }
  if (method === 'online') return `オンライン（${shop?.tenpoName ?? ''}の担当者がご案内します）`
  if (method === 'onsite') {
    const [home] = homes
    return home && homes.length === 1
      ? `現地待ち合わせ\n${home.name}`
      : '現地待ち合わせ（場所は担当者がご案内します）'
  }
  if (!shop) return ''
  const { tenpoName, zip, address, access, parkingCount } = shop
  return [
    tenpoName,
    `${formatZip(zip.replace('-', ''))} ${address}`,
    access,
    parkingCount > 0 && !access?.includes('駐車場') && `駐車場 ${parkingCount}台`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Whether nobody has to go anywhere. */
export const isOnline = ({ reservation, method, seminar }: Booked): boolean =>
  method === 'online' || (reservation.kind === 'seminar' && !seminar?.address)
