import type { InquiryReceipt } from '@sumai/api-client/contract/inquiry'
import type { Deps } from '../../deps.ts'
import { hashOf } from '../../wire/hash-of.ts'
import { askedBooking } from './bookings.ts'
import { checkForm, type InquiryInput } from './form-check.ts'
import { factsFor } from './form-facts.ts'
import { keyReused } from './inquiries.errors.ts'
import { inquiriesRepository, type StoredInquiry } from './inquiries.repository.ts'
import { signReceipt } from './receipt.ts'
import { type Recipient, recipient, recipientsReader } from './recipients.ts'
import { OFFICE_HOURS, replyEstimate } from './reply-estimate.ts'
import { isSpam } from './traps.ts'

/** Resolves to a function that takes the count back. */
type Count = (inquiry: StoredInquiry) => Promise<() => Promise<void>>
type Received = { receipt: InquiryReceipt; isNew: boolean }

/**
 * Stores an enquiry once per key; repeated ones get the receipt of the first. Spam is marked but
 * answered in the same way.
 */
export function inquiryReceiver(deps: Deps) {
  const { now, internalToken, outbox } = deps
  const repository = inquiriesRepository(deps)
  const recipientsOf = recipientsReader(deps)
  const secret = new TextEncoder().encode(internalToken)

  async function repeated(key: string, hash: string, isNew: boolean): Promise<Received | null> {
    const known = await repository.answered(key)
    if (!known) return null
    if (known.bodyHash !== hash) throw keyReused()
    return { receipt: await signReceipt(known.receipt, secret), isNew }
  }

  async function prepare(body: InquiryInput): Promise<StoredInquiry> {
    if (await isSpam(body, secret, now())) {
      return toStored(body, 'spam', [recipient(null, [])], now())
    }
    const checked = checkForm(body, await factsFor(deps, body))
    const recipients = await recipientsOf(checked)
    const booking = askedBooking(checked, recipients[0]?.shop)
    return { ...toStored(checked, 'new', recipients, now()), booking }
  }

  /** What was not stored is not counted: the same visitor is about to send it again. */
  async function keep(body: InquiryInput, key: string, hash: string, count: Count) {
    const inquiry = await prepare(body)
    const giveBack = await count(inquiry)
    let isStored = false
    try {
      isStored = await repository.store(key, hash, inquiry, now())
      return isStored
    } finally {
      if (!isStored) await giveBack()
    }
  }

  /** `count` throws when the visitor has sent too many enquiries; repeated ones do not count. */
  return async function receive(body: InquiryInput, key: string, count: Count): Promise<Received> {
    // The form token changes when the same form is shown again.
    const { form_token: _, ...asked } = body
    const hash = hashOf(asked)
    const before = await repeated(key, hash, false)
    if (before) return before
    const isNew = await keep(body, key, hash, count).catch(async (refusal) => {
      // The slot may have been taken by the same enquiry, sent twice.
      if (await repository.answered(key)) return false
      throw refusal
    })
    if (isNew) outbox.nudge()
    const receipt = await repeated(key, hash, isNew)
    if (!receipt) throw new Error('An enquiry was written and cannot be read')
    return receipt
  }
}

function toStored(
  body: InquiryInput,
  status: StoredInquiry['status'],
  recipients: Recipient[],
  now: Date,
): StoredInquiry {
  const hours = recipients[0]?.shop ?? OFFICE_HOURS
  return {
    inquiryType: body.inquiry_type,
    form: body.form,
    siteType: body.site_type,
    name: body.name ?? null,
    nameKana: body.name_kana ?? null,
    email: body.email ?? null,
    tel: body.tel ?? null,
    contactMethod: body.contact_method ?? null,
    contactTime: body.contact_time ?? null,
    body: body.body ?? null,
    tmNo: body.tm_no ?? null,
    pageUrl: body.page_url ?? null,
    details: body.details,
    asked: body,
    status,
    recipients,
    replyEstimate: body.inquiry_type === 'mailmagazine' ? null : replyEstimate(now, hours),
  }
}
