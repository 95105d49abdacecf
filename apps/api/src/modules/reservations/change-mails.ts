import { BRAND } from '@sumai/domain/brand'
import type { Letter, Part } from '../../letters/letter.ts'
import { mailFrom } from '../../letters/mail-from.ts'
import { readableTel } from '../../letters/readable-tel.ts'
import { signatureOf } from '../../letters/signature.ts'
import { homeText } from '../inquiries/inquiry-names.ts'
import { mailboxesOf } from '../inquiries/recipients.ts'
import { greeting, type Mail } from '../outbox/mails.ts'
import { type Booked, kindOf, whenText } from './booked.ts'
import { calendarOf } from './booked-calendar.ts'
import { bookingOf } from './booked-letter.ts'
import { reminderPromise } from './reminder-time.ts'

/** What is told of a change: to the visitor and to the shop. */
export type Told = {
  booked: Booked
  /** Before it was moved. */
  before?: string
  /** Whether the shop did it, not the visitor. */
  isByStaff?: boolean
  now: Date
  origin: string
}

const promiseIn = ({ booked, now }: Told) => reminderPromise(booked.reservation, now)

/** The mails after a booking was moved. */
export const movedMails = (told: Told): Mail[] =>
  changeMails(told, {
    heading: 'ご予約を変更しました',
    toVisitor: told.isByStaff
      ? [
          '担当者がご予約の日時を次のとおり変更しました。',
          'ご都合が合わないときは、変更・取り消しができます。',
        ]
      : ['ご予約を次のとおり変更しました。前の日時のお席・お時間はありません。'],
    toShop: told.isByStaff
      ? 'スタッフが予約を変更しました。前の枠は空きに戻っています。'
      : 'お客様がご予約を変更されました。前の枠は空きに戻っています。',
    next: [promiseIn(told), '再度の変更・取り消しもできます。'],
  })

/** The mails after a booking was cancelled. */
export const cancelledMails = (told: Told): Mail[] =>
  changeMails(told, {
    heading: 'ご予約を取り消しました',
    toVisitor: told.isByStaff
      ? [
          '誠に申し訳ございませんが、次のご予約を店舗の都合により取り消しました。',
          '日時を改めてご予約いただくか、お電話でご相談ください。',
        ]
      : [
          'ご予約の取り消しを承りました。お知らせいただき、ありがとうございます。',
          'またのご利用をお待ちしております。',
        ],
    toShop: told.isByStaff
      ? 'スタッフが予約を取り消しました。枠は空きに戻っています。'
      : 'お客様がご予約を取り消されました。枠は空きに戻っています。',
    next: [],
  })

/** The mail after the shop has accepted a booking; the shop knows. */
export const acceptedMails = (told: Told): Mail[] =>
  mailsToVisitor(told, {
    heading: 'ご予約を確定しました',
    toVisitor: ['担当者がご予約を確認し、次のとおり確定しました。', 'お待ちしております。'],
    next: [promiseIn(told), 'ご都合が変わったときは、変更・取り消しができます。'],
  })

/** The mail of the day before; nobody is reminded of what begins sooner. */
export function reminderMail({ booked, origin }: Told): Mail | undefined {
  const { reservation, name, email } = booked
  if (!email) return undefined
  const letter: Letter = {
    ...letterOf(booked, 'ご予約の前日になりました'),
    opening: [greeting(name), 'ご予約の日時が近づきましたので、ご案内します。'],
    ...bookingOf(booked, origin),
    parts: [receipt(booked)],
    next: [
      'ご都合が変わったときは、上のボタンから変更・取り消しができます。',
      'お急ぎのときは、お電話でお知らせください。',
    ],
  }
  return mailFrom(letter, {
    to: email,
    reply_to: null,
    until: reservation.startAt.toISOString(),
  })
}

type Words = { heading: string; toVisitor: readonly string[]; next: readonly string[] }

const changeMails = (told: Told, words: Words & { toShop: string }): Mail[] => [
  mailToShop(told, words),
  ...mailsToVisitor(told, words),
]

const shownOf = ({ booked, before, origin }: Told) => {
  const { appointment, ...others } = bookingOf(booked, origin)
  return { ...others, appointment: appointment && { ...appointment, ...(before && { before }) } }
}

function mailToShop(told: Told, words: { heading: string; toShop: string }): Mail {
  const { booked, now } = told
  const { reservation, name, email } = booked
  return mailFrom(
    {
      ...letterOf(booked, words.heading),
      subject: `【${words.heading}】${kindOf(booked)} ${whenText(reservation)} ${name ?? ''} 様（${reservation.receiptNo}）`,
      opening: [words.toShop],
      appointment: shownOf(told).appointment,
      parts: [receipt(booked), { heading: 'お客様', rows: personRows(booked) }],
    },
    { to: mailboxesOf(booked.shop), reply_to: email, calendar: calendarOf(booked, 'shop', now) },
  )
}

/** None where no address was given. */
function mailsToVisitor(told: Told, words: Words): Mail[] {
  const { booked, now } = told
  const { reservation, name, email } = booked
  if (!email) return []
  const isOver = reservation.cancelledAt !== null
  const shown = shownOf(told)
  const mail = mailFrom(
    {
      ...letterOf(booked, words.heading),
      ...(isOver ? { appointment: shown.appointment } : shown),
      opening: [greeting(name), ...words.toVisitor],
      parts: [receipt(booked)],
      next: words.next.filter(Boolean),
    },
    { to: email, reply_to: null, calendar: calendarOf(booked, 'visitor', now) },
  )
  return [mail]
}

const letterOf = ({ site, shop, reservation }: Booked, heading: string) => ({
  site,
  subject: `【${BRAND.name}】${heading}（${reservation.receiptNo}）`,
  heading,
  signature: signatureOf(shop),
})

const receipt = (booked: Booked): Part => ({
  heading: 'ご予約の内容',
  rows: [
    { label: '受付番号', text: booked.reservation.receiptNo },
    { label: '種類', text: kindOf(booked) },
    { label: '人数', text: `${booked.reservation.people}人` },
    ...booked.homes.map((home) => ({
      label: 'ご覧になりたい物件',
      text: homeText(home),
      href: home.href,
    })),
  ],
})

const personRows = ({ name, email, tel }: Booked) => [
  { label: 'お名前', text: name ?? 'お名前は消去されています' },
  ...(tel ? [{ label: '電話番号', text: readableTel(tel) }] : []),
  ...(email ? [{ label: 'メールアドレス', text: email }] : []),
]
