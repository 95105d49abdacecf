import {
  type InquiryReply,
  replyAnswer,
  replyBody,
  staffInquiryAnswer,
} from '@sumai/api-client/contract/staff-inquiry'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { staffOf } from '../../http/staff.ts'
import { tagVersion } from '../../http/version.ts'
import { authorOf } from '../audit-log/author.ts'
import { withdrawReply, writeReply } from './replies.ts'
import { inquiryParams, staffInquiriesRepository } from './staff-inquiries.repository.ts'
import { staffInquiryReader } from './staff-inquiry-reader.ts'

const STAFF = { config: { access: 'staff' } } as const
const EXTENSION = { tags: ['site'], 'x-extension': true }
const replyParams = inquiryParams.extend({ reply_id: z.string() })

/** What the staff answer to an enquiry. */
export function repliesRoutes({ db, now }: Deps): ApiPlugin {
  const repository = staffInquiriesRepository(db)
  const inquiryOf = staffInquiryReader(db)

  return async (app) => {
    app.post(
      '/inquiries/:inquiry_id/replies',
      {
        ...STAFF,
        schema: {
          ...EXTENSION,
          summary: 'お問い合わせへの返信。10秒後にメールで送る',
          params: inquiryParams,
          body: replyBody,
          response: { 201: replyAnswer },
        },
      },
      async (request, reply) => {
        const staff = staffOf(request)
        const { inquiry_id } = request.params
        const writer = { author: authorOf(staff), now }
        const { replies } = await repository.change(staff, inquiry_id, writer, (tx, before) =>
          writeReply(tx, staff, before, request.body, now()),
        )
        const inquiry = await inquiryOf(staff, inquiry_id)
        tagVersion(reply, inquiry).status(201)
        return { inquiry, reply: replies.at(-1) as InquiryReply }
      },
    )

    app.delete(
      '/inquiries/:inquiry_id/replies/:reply_id',
      {
        ...STAFF,
        schema: {
          ...EXTENSION,
          summary: '返信を送る前に取り消す',
          params: replyParams,
          response: { 200: staffInquiryAnswer },
        },
      },
      async (request, reply) => {
        const staff = staffOf(request)
        const { inquiry_id, reply_id } = request.params
        const writer = { author: authorOf(staff), now }
        await repository.change(staff, inquiry_id, writer, (tx, before) =>
          withdrawReply(tx, before, reply_id, now()),
        )
        const inquiry = await inquiryOf(staff, inquiry_id)
        tagVersion(reply, inquiry)
        return { inquiry }
      },
    )

    app.post(
      '/inquiries/:inquiry_id/read',
      {
        ...STAFF,
        schema: {
          ...EXTENSION,
          summary: 'お問い合わせを既読にする',
          params: inquiryParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const staff = staffOf(request)
        const { inquiry_id } = request.params
        await repository.byId(staff, inquiry_id)
        await repository.read(staff, inquiry_id, now())
        return reply.status(204).send(null)
      },
    )
  }
}
