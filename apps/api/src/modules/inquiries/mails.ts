import { BRAND } from '@sumai/domain/brand'
import { label } from '@sumai/domain/codes'
import { formByName } from '@sumai/domain/forms/forms'
import { formatDateWithWeekday, formatTime } from '@sumai/format/dates'
import { greeting, type Mail } from '../outbox/mails.ts'
import type { StoredInquiry } from './inquiries.repository.ts'
import type { Recipient } from './recipients.ts'

/** The mails of an enquiry: one to each shop, a copy to the visitor. */
export function mailsOf(inquiry: StoredInquiry, receiptNo: string): Mail[] {
  const toShops = inquiry.recipients.map((recipient) => toShop(inquiry, recipient, receiptNo))
  return inquiry.email ? [...toShops, toVisitor(inquiry, receiptNo)] : toShops
}

function toShop(
  inquiry: StoredInquiry,
  { shop, bukkenNo, to }: Recipient,
  receiptNo: string,
): Mail {
  const kind = label('inquiry_type', inquiry.inquiryType)
  return {
    to,
    reply_to: inquiry.email,
    subject: `【${kind}】${receiptNo} ${shop?.tenpoName ?? '本部'}`,
    text: lines([
      ['受付番号', receiptNo],
      ['店舗', shop?.tenpoName ?? '指定なし'],
      ['物件番号', bukkenNo.join('、')],
      ['お名前', inquiry.name],
      ['フリガナ', inquiry.nameKana],
      ['メールアドレス', inquiry.email],
      ['電話番号', inquiry.tel],
      ['内容', inquiry.body],
      ...detailLines(inquiry),
      ['送信元ページ', inquiry.pageUrl],
    ]),
  }
}

/**
 * Nobody knows yet whether the address belongs to who wrote: of what was typed, only the name and
 * the day of a visit are repeated, so that no text of a stranger is sent in the agency's name.
 */
function toVisitor(inquiry: StoredInquiry, receiptNo: string): Mail {
  const { name, email, replyEstimate, recipients, booking } = inquiry
  const shop = recipients[0]?.shop
  const visit = booking?.kind === 'visit' ? booking : undefined
  return {
    to: email,
    reply_to: null,
    subject: `【${BRAND.name}】お問い合わせを受け付けました（${receiptNo}）`,
    text: [
      greeting(name),
      '',
      'お問い合わせいただきありがとうございます。次のとおり受け付けました。',
      '',
      lines([
        ['受付番号', receiptNo],
        ['ご予約の日時', visit && `${formatDateWithWeekday(visit.date)} ${visit.time}`],
        [
          'ご返信の目安',
          replyEstimate &&
            `${formatDateWithWeekday(replyEstimate)} ${formatTime(replyEstimate)}まで`,
        ],
      ]),
      '',
      'お書きいただいた内容は、個人情報を守るため、このメールには載せていません。',
      ...(visit ? ['ご予約の変更・取り消しは、受付番号を添えてお電話ください。'] : []),
      '',
      `${BRAND.name} ${shop?.tenpoName ?? ''}`.trim(),
      `電話 ${shop?.tel ?? BRAND.tel}`,
    ].join('\n'),
  }
}

/** The other fields of the form, with labels as on the page. */
function detailLines({ form, details }: StoredInquiry): Line[] {
  const fields = formByName(form)?.fields ?? {}
  return Object.entries(details).map(([name, value]) => {
    const field = fields[name]
    const wordOf = (item: unknown) =>
      field?.choices?.find((choice) => choice.value === item)?.label ?? String(item)
    return [field?.label ?? name, [value].flat().map(wordOf).join('、')]
  })
}

type Line = [label: string, value: string | null | undefined]

const lines = (all: Line[]) =>
  all
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}：${value}`)
    .join('\n')
