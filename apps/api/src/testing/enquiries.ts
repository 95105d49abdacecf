import { randomUUID } from 'node:crypto'

/** What nobody may find in a log. */
export const SECRETS = ['訪問者', '@visitor.example', '質問']

/** An enquiry that any API can take, as it is sent. */
export function enquiry(number: number, key: string = randomUUID()) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const body = JSON.stringify({
    inquiry_type: 'other',
    form: 'contact',
    site_type: 'chintai',
    name: `訪問者${number}`,
    email: `number${number}@visitor.example`,
    body: `質問${number}`,
    agree_privacy: true,
    details: { category: 'rent' },
  })
  return { method: 'POST', headers, body } as const
}

type Answered = { status: number; code?: string; receipt?: string; ms: number }

/** Sends an enquiry; nothing when the API cannot be reached. */
export async function sendEnquiry(
  origin: string,
  request: ReturnType<typeof enquiry>,
): Promise<Answered | undefined> {
  const started = performance.now()
  try {
    const answer = await fetch(`${origin}/api/v1/inquiry`, request)
    const body = await answer.json()
    const ms = performance.now() - started
    return { status: answer.status, code: body.code, receipt: body.inquiry?.receipt_no, ms }
  } catch {
    return undefined
  }
}
