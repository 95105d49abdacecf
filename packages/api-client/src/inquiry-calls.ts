import { type Answer, below, create, list, one, type Parts, patch, type Send } from './calls.ts'
import type {
  InquiriesOrder,
  InquiryChange,
  InquiryStatus,
  ReplyBody,
  replyAnswer,
  staffInquiryAnswer,
  staffInquiryList,
} from './contract/staff-inquiry.ts'
import type { InquiryType, SiteType } from './contract/words.ts'
import type { CallOptions } from './request.ts'

type Id = number | string | null | undefined

type InquiriesQuery = Parts & {
  status?: InquiryStatus | InquiryStatus[]
  inquiryType?: InquiryType | InquiryType[]
  siteType?: SiteType
  tenpoNo?: string
  /** Who has taken it. */
  syainNo?: string
  bukkenNo?: string
  receiptNo?: string
  email?: string
  /** Part of a name, of how it is read, or of a telephone number. */
  keyword?: string
  since?: string
  until?: string
  order?: InquiriesOrder
  /** What was unread at this moment comes first, though it has been read since. */
  unreadAt?: string
}

const part = (id: Id, name: string) => `${below('inquiries', 'inquiry_id', id)}/${name}`

/** The calls by which staff answer enquiries. */
export const inquiryCalls = (send: Send) => ({
  inquiries: {
    list: list<typeof staffInquiryList, InquiriesQuery>(send, 'inquiries'),
    get: one<typeof staffInquiryAnswer, number | string>(send, 'inquiries', 'inquiry_id'),
    change: patch<InquiryChange, typeof staffInquiryAnswer>(send, 'inquiries', 'inquiry_id'),
    /** Goes out ten seconds later; until then it can be taken back. */
    reply: async (id: Id, body: ReplyBody, options?: CallOptions) =>
      create<ReplyBody, typeof replyAnswer>(send, part(id, 'replies'))(body, options),
    withdrawReply: async (id: Id, replyId: string | null | undefined, options?: CallOptions) =>
      send<Answer<typeof staffInquiryAnswer>>({
        method: 'DELETE',
        path: below(part(id, 'replies'), 'reply_id', replyId),
        signal: options?.signal,
      }),
    /** For all of its shop. */
    markRead: async (id: Id, options?: CallOptions): Promise<void> => {
      await send({ method: 'POST', path: part(id, 'read'), signal: options?.signal })
    },
  },
})
