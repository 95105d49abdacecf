import type { InquiryReply, replyBody } from '@sumai/api-client/contract/staff-inquiry'
import { BRAND } from '@sumai/domain/brand'
import { label } from '@sumai/domain/codes'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { Problem } from '../../http/problem.ts'
import { mailFrom } from '../../letters/mail-from.ts'
import { signatureOf } from '../../letters/signature.ts'
import type { Staff } from '../../staff/staff.ts'
import { timestamp } from '../../wire/writing.ts'
import { type Mail, putMails, SECOND_THOUGHTS, withdrawMail } from '../outbox/mails.ts'
import { type ShopRow, shops } from '../shops/shops.table.ts'
import { authorOfText } from './inquiry-after.ts'
import { mailboxesOf } from './recipients.ts'
import type { InquiryRow } from './staff-inquiries.repository.ts'

type Reply = z.output<typeof replyBody>
type Changed = Partial<InquiryRow>

/** Queues the mail of a reply; what is to be written of its enquiry. */
export async function writeReply(
  tx: Database,
  staff: Staff,
  before: InquiryRow,
  { body, complete }: Reply,
  now: Date,
): Promise<Changed> {
  if (!before.email) throw noAddress()
  const at = new Date(now.getTime() + SECOND_THOUGHTS)
  const [shop] = before.tenpoNo
    ? await tx.select().from(shops).where(eq(shops.tenpoNo, before.tenpoNo))
    : []
  const mail = replyMail(before, before.email, shop, body)
  const { receiptNo, status } = before
  const [reply_id = ''] = await putMails(tx, [mail], now, { receiptNo, at })
  const reply: InquiryReply = {
    ...{ reply_id, ...authorOfText(staff, body, now), sends_at: timestamp(at) },
    status_before: status,
  }
  return {
    replies: [...before.replies, reply],
    status: complete ? 'done' : status === 'new' ? 'in_progress' : status,
    updatedAt: now,
  }
}

/** Takes a reply back that is not on its way yet; the enquiry has its status again. */
export async function withdrawReply(
  tx: Database,
  before: InquiryRow,
  replyId: string,
  now: Date,
): Promise<Changed> {
  const reply = before.replies.find(({ reply_id }) => reply_id === replyId)
  if (!reply) throw new Problem({ status: 404, code: 'reply.not_found' })
  if (!(await withdrawMail(tx, replyId))) throw isSent()
  const isLast = before.replies.at(-1) === reply
  return {
    replies: before.replies.filter((other) => other !== reply),
    status: isLast ? reply.status_before : before.status,
    updatedAt: now,
  }
}

/** The words of the staff as they are, with nothing of what the visitor wrote (0026). */
function replyMail(
  { receiptNo, siteType, inquiryType }: InquiryRow,
  to: string,
  shop: ShopRow | undefined,
  text: string,
): Mail {
  const heading = `${label('inquiry_type', inquiryType)}へのご返信`
  return mailFrom(
    {
      site: siteType,
      subject: `【${BRAND.name}】${heading}（${receiptNo}）`,
      heading,
      opening: text.split(/\n\s*\n/),
      notes: ['このメールにそのままご返信いただけます。'],
      signature: signatureOf(shop),
    },
    { to, reply_to: mailboxesOf(shop) },
  )
}

const noAddress = () =>
  new Problem({
    status: 422,
    code: 'reply.no_address',
    message: 'メールアドレスがありません。お電話でご連絡ください。',
  })

const isSent = () =>
  new Problem({ status: 409, code: 'reply.sent', message: 'すでに送信しました。' })
