import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Site } from './site.ts'
import { COLLEAGUE } from './staff.ts'

type Inquiry = {
  inquiry_type: string
  name_kana: string
  tel: string
  details: object
  /** So many that tell somebody of it. */
  mails: number
}

/** The one inquiry that the database holds from an address; mails went into the outbox with it. */
export async function inquiryOf(site: Site, email: string): Promise<Inquiry | undefined> {
  const rows = await site.rows<Inquiry>(
    `select inquiry_type, name_kana, tel, details, (
       select count(*)::int from outbox where payload::text like '%' || receipt_no || '%'
     ) as mails
     from inquiries where email = $1`,
    [email],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.mails).toBeGreaterThan(0)
  return rows[0]
}

/** Somebody asks the colleague's shop something. */
export async function ask(
  site: Site,
  name: string,
  email = `${randomUUID()}@example.jp`,
  about: object = {},
): Promise<void> {
  const answer = await fetch(site.url('/api/v1/inquiry', 'api'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      ...{ inquiry_type: 'other', form: 'contact', site_type: 'chintai' },
      ...{ name, email, body: '土曜に見学できますか。' },
      ...{ tenpo_no: COLLEAGUE.tenpoNo, agree_privacy: true, details: { category: 'rent' } },
      ...about,
    }),
  })
  expect(answer.status, await answer.text()).toBe(201)
}
