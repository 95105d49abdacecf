import type { FormDefinition } from '@sumai/domain/forms/form'
import { mailFrom } from '../../letters/mail-from.ts'
import type { Mail } from '../outbox/mails.ts'
import type { Booked } from '../reservations/booked.ts'
import { calendarOf } from '../reservations/booked-calendar.ts'
import type { Values } from './answer-rows.ts'
import type { EnquiryForm } from './form-words.ts'
import type { StoredInquiry } from './inquiries.repository.ts'
import type { Names } from './inquiry-names.ts'
import { shopLetter } from './shop-letter.ts'
import { visitorLetter } from './visitor-letter.ts'

/** An enquiry as its mails tell it. */
export type Told = {
  inquiry: StoredInquiry
  receiptNo: string
  kind: EnquiryForm
  form: FormDefinition
  values: Values
  names: Names
  /** Of the site, for links. */
  origin: string
}

/** The mails of an enquiry: one to each shop, a copy to the visitor. */
export function mailsOf(told: Told, booked: Booked | undefined, now: Date): Mail[] {
  const { recipients, email } = told.inquiry
  const toShops = recipients.map((recipient) =>
    mailFrom(shopLetter(told, recipient, booked), {
      to: recipient.to,
      reply_to: email,
      ...(booked && { calendar: calendarOf(booked, 'shop', now) }),
    }),
  )
  if (!email) return toShops
  const toVisitor = mailFrom(visitorLetter(told, booked, now), {
    to: email,
    reply_to: null,
    ...(booked && { calendar: calendarOf(booked, 'visitor', now) }),
  })
  return [...toShops, toVisitor]
}
