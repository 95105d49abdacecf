import { type Answer, below, create, type Send } from './calls.ts'
import type { ReplyBody, replyAnswer, staffInquiryAnswer } from './contract/staff-inquiry.ts'
import type { CallOptions } from './request.ts'

type Id = number | string | null | undefined

const part = (id: Id, name: string) => `${below('inquiries', 'inquiry_id', id)}/${name}`

/** The calls by which staff answer an enquiry. */
export const replyCalls = (send: Send) => ({
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
})
