import {
  inquiriesQuery,
  inquiryChange,
  staffInquiryAnswer,
  staffInquiryList,
} from '@sumai/api-client/contract/staff-inquiry'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { staffOf } from '../../http/staff.ts'
import { checkVersion, tagVersion } from '../../http/version.ts'
import { nextCursor } from '../../wire/cursor.ts'
import { authorOf } from '../audit-log/author.ts'
import { handedOver } from './handed-over.ts'
import { inquiryAfter } from './inquiry-after.ts'
import { inquiryParams, staffInquiriesRepository } from './staff-inquiries.repository.ts'
import { lightOf, staffInquiryReader } from './staff-inquiry-reader.ts'

const EXTENSION = { tags: ['site'], 'x-extension': true }

/** Enquiries, for those who answer them: a shop has its own, the head office all. */
export function staffInquiriesRoutes(deps: Deps): ApiPlugin {
  const { db, now, outbox } = deps
  const repository = staffInquiriesRepository(db)
  const prepareTelling = handedOver(deps)
  const byId = staffInquiryReader(db)

  return async (app) => {
    app.get(
      '/inquiries',
      {
        config: { access: 'staff' },
        schema: {
          ...EXTENSION,
          summary: 'お問い合わせの一覧',
          querystring: inquiriesQuery,
          response: { 200: staffInquiryList },
        },
      },
      async (request) => {
        const found = await repository.page(staffOf(request), request.query)
        const { rows, next_cursor } = nextCursor(found, request.query.limit, 'inquiry_id')
        return { inquiries: rows.map(lightOf), next_cursor }
      },
    )

    app.get(
      '/inquiries/:inquiry_id',
      {
        config: { access: 'staff' },
        schema: {
          ...EXTENSION,
          summary: 'お問い合わせ',
          params: inquiryParams,
          response: { 200: staffInquiryAnswer },
        },
      },
      async (request, reply) => {
        const inquiry = await byId(staffOf(request), request.params.inquiry_id)
        tagVersion(reply, inquiry)
        return { inquiry }
      },
    )

    app.patch(
      '/inquiries/:inquiry_id',
      {
        config: { access: 'staff' },
        schema: {
          ...EXTENSION,
          summary: 'お問い合わせの対応状況・担当者・記録。移した店舗にメールで知らせる',
          params: inquiryParams,
          body: inquiryChange,
          response: { 200: staffInquiryAnswer },
        },
      },
      async (request, reply) => {
        const staff = staffOf(request)
        const { inquiry_id } = request.params
        const { tenpo_no = null } = request.body
        const writer = { author: authorOf(staff), now }
        const seen = tenpo_no && (await repository.rowOf(staff, inquiry_id))
        const tell = seen && (await prepareTelling(seen, tenpo_no))
        await repository.change(staff, inquiry_id, writer, async (tx, before) => {
          checkVersion(request, before)
          const after = await inquiryAfter(tx, staff, before, request.body, now())
          if (tell) await tell(tx, after)
          return after
        })
        outbox.nudge()
        const inquiry = await byId(staff, inquiry_id)
        tagVersion(reply, inquiry)
        return { inquiry }
      },
    )
  }
}
