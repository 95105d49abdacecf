import { BRAND } from '@sumai/domain/brand'
import type { Letter } from '../../letters/letter.ts'
import { placeMap } from '../../letters/place-map.ts'
import { signatureOf } from '../../letters/signature.ts'
import { sitePages } from '../../letters/site-pages.ts'
import { greeting } from '../outbox/mails.ts'
import type { Booked } from '../reservations/booked.ts'
import { bookingOf } from '../reservations/booked-letter.ts'
import { reminderPromise } from '../reservations/reminder-time.ts'
import { answerParts } from './answer-rows.ts'
import { FORM_WORDS } from './form-words.ts'
import type { Told } from './mails.ts'
import { isAnsweredInTime, replyPromise } from './reply-words.ts'

/** What a visitor is told of what they have sent. */
export function visitorLetter(told: Told, booked: Booked | undefined, now: Date): Letter {
  const { inquiry, receiptNo, form, values, names, origin } = told
  const words = FORM_WORDS[told.kind]
  const shop = inquiry.recipients[0]?.shop
  const reply = isAnsweredInTime(inquiry, booked) ? replyPromise(inquiry) : ''
  const reminder = booked ? reminderPromise(booked.reservation, now) : ''
  return {
    site: inquiry.siteType,
    subject: `【${BRAND.name}】${words.heading}（${receiptNo}）`,
    heading: words.heading,
    opening: [greeting(inquiry.name), words.thanks],
    ...(booked ? bookingOf(booked, origin) : { map: mapOf(told) }),
    parts: answerParts(form, values, names, { reader: 'visitor', about: words.about, receiptNo }),
    next: words.next(reply, booked?.method ?? '', reminder).filter(Boolean),
    notes: [
      'ご自身で書かれた文章は、個人情報を守るため、このメールには載せていません。担当者には届いています。',
      'お心当たりのない場合は、お手数ですがこのメールを破棄してください。',
    ],
    signature: signatureOf(shop),
  }
}

/** Where the home or the building is that was asked about; else where the shop is. */
function mapOf({ inquiry, names, origin }: Told): Letter['map'] {
  const [home] = names.homes
  const place = names.homes.length === 1 ? home : names.building
  if (place) return placeMap(origin, place)
  const shop = inquiry.recipients[0]?.shop
  if (!shop || inquiry.recipients.length > 1) return undefined
  const href = sitePages(origin).shop(inquiry.siteType, shop.tenpoNo)
  return placeMap(origin, { ...shop, name: shop.tenpoName, href })
}
