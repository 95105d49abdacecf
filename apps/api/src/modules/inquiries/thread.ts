import type {
  InquiryReply,
  StaffInquiry,
  ThreadItem,
} from '@sumai/api-client/contract/staff-inquiry'
import type { Database } from '../../db/database.ts'
import { eq, inArray } from '../../db/drizzle.ts'
import { timestamp } from '../../wire/writing.ts'
import { outbox } from '../outbox/outbox.table.ts'
import { staffs } from '../staffs/staffs.table.ts'

type State = Extract<ThreadItem, { kind: 'reply' }>['state']
type Row = Omit<StaffInquiry, 'thread' | 'others'> & { replies: InquiryReply[] }

/** What was said since an enquiry came, to whoever enquired and among the staff. */
export async function threadOf(db: Database, inquiry: Row): Promise<ThreadItem[]> {
  const { notes, replies, email, created_at, receipt_no } = inquiry
  const mails = await db
    .select({
      ...{ id: outbox.outboxId, payload: outbox.payload, kind: outbox.kind },
      ...{ deliveredAt: outbox.deliveredAt, deadAt: outbox.deadAt, createdAt: outbox.createdAt },
    })
    .from(outbox)
    .where(eq(outbox.receiptNo, receipt_no))
  const nameOf = await namesOf(db, [...notes, ...replies])

  /** Delivered mails are deleted after a while. */
  const stateOf = (mail: (typeof mails)[number] | undefined): State => {
    if (!mail || mail.deliveredAt) return 'sent'
    return mail.deadAt ? 'failed' : 'waiting'
  }
  /** The visitor also gets mails when they move or cancel their visit. */
  const receipt = mails.find(
    ({ kind, payload, createdAt }) =>
      kind === 'mail' && payload.to === email && timestamp(createdAt) === created_at,
  )
  const items: ThreadItem[] = [
    ...notes.map((note) => ({ kind: 'note' as const, ...note, name: nameOf(note) })),
    ...replies.map(({ status_before, ...reply }) => ({
      ...{ kind: 'reply' as const, ...reply, name: nameOf(reply) },
      state: stateOf(mails.find(({ id }) => id === reply.reply_id)),
    })),
  ]
  const isReceived = email !== null && inquiry.status !== 'spam'
  return [
    ...(isReceived
      ? [{ kind: 'receipt' as const, written_at: created_at, state: stateOf(receipt) } as const]
      : []),
    ...items.toSorted((a, b) => a.written_at.localeCompare(b.written_at)),
  ]
}

type Written = { syain_no: string | null }

/** Of those who have left nothing but their number. */
async function namesOf(db: Database, written: readonly Written[]) {
  const numbers = written.flatMap(({ syain_no }) => syain_no ?? [])
  const rows = await db
    .select({ syainNo: staffs.syainNo, name: staffs.name })
    .from(staffs)
    .where(inArray(staffs.syainNo, [...new Set(numbers)]))
  const names = new Map(rows.map(({ syainNo, name }) => [syainNo, name]))
  return ({ syain_no }: Written) => (syain_no && names.get(syain_no)) || null
}
