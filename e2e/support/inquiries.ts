import { expect } from '@playwright/test'
import type { Site } from './site.ts'

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
