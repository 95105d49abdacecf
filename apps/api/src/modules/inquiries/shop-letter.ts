import { label } from '@sumai/domain/codes'
import type { Letter } from '../../letters/letter.ts'
import { signatureOf } from '../../letters/signature.ts'
import { type Booked, kindOf, whenText } from '../reservations/booked.ts'
import { bookingOf } from '../reservations/booked-letter.ts'
import { answerParts } from './answer-rows.ts'
import { FORM_WORDS } from './form-words.ts'
import type { Told } from './mails.ts'
import type { Recipient } from './recipients.ts'
import { isAnsweredInTime, replyTime, replyWay } from './reply-words.ts'

const SITES = { chintai: '賃貸', baibai: '売買' } as const

type Sent = Pick<
  Told['inquiry'],
  'siteType' | 'inquiryType' | 'name' | 'email' | 'contactMethod' | 'replyEstimate' | 'pageUrl'
>

/** What a shop is told: every word that was sent, and until when an answer is promised. */
export function shopLetter(
  told: Omit<Told, 'inquiry'> & { inquiry: Sent },
  { shop, bukkenNo }: Recipient,
  booked?: Booked,
): Letter {
  const { inquiry, receiptNo, form, values, names, origin } = told
  const { kind, about: heading } = FORM_WORDS[told.kind]
  const own = { ...names, homes: names.homes.filter((home) => bukkenNo.includes(home.bukkenNo)) }
  const about = booked ? whenText(booked.reservation) : (own.homes[0]?.name ?? '')
  const until = isAnsweredInTime(inquiry, booked) ? replyTime(inquiry) : ''
  return {
    site: inquiry.siteType,
    subject: `【${booked ? kindOf(booked) : kind}】${[about, inquiry.name && `${inquiry.name} 様`].filter(Boolean).join(' ')}（${receiptNo}）`,
    heading: `${kind}が届きました`,
    opening: [
      inquiry.email
        ? 'このメールに返信すると、お客様に届きます。'
        : 'お客様のメールアドレスはありません。お電話でご連絡ください。',
      ...(until ? [`${until}までに、${replyWay(inquiry)}でご連絡ください。`] : []),
    ],
    ...(booked && { ...bookingOf(booked, origin), actions: [], map: undefined }),
    parts: [
      {
        heading: '受付',
        rows: [
          { label: '種別', text: label('inquiry_type', inquiry.inquiryType) },
          { label: 'サイト', text: SITES[inquiry.siteType] },
          { label: '担当', text: shop?.tenpoName ?? '本部' },
          ...(inquiry.pageUrl ? [{ label: '送信元のページ', text: inquiry.pageUrl }] : []),
        ],
      },
      ...answerParts(form, values, own, { reader: 'shop', about: heading, receiptNo }),
    ],
    signature: signatureOf(shop),
  }
}
