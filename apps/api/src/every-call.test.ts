import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { importsRepository } from './modules/imports/imports.repository.ts'
import { importedBefore } from './modules/imports/imports.table.ts'
import {
  mailmagazineRequests,
  mailmagazineSubscribers,
} from './modules/mailmagazine/mailmagazine.table.ts'
import { reservationLinks } from './modules/reservations/reservation-links.ts'
import { staffPasskeys } from './modules/staff-sessions/staff-sessions.table.ts'
import { authenticator } from './testing/authenticator.ts'
import { CALLS } from './testing/calls/calls.ts'
import { callsIn, plainReadsIn } from './testing/calls/in-document.ts'
import { signInByMail } from './testing/sign-in.ts'
import { INTERNAL_TOKEN, useApi } from './testing/test-api.ts'

const api = useApi({ env: { RATE_INQUIRY: '0', RATE_INQUIRY_EMAIL: '0' } })

type Options = Parameters<ReturnType<typeof api>['call']>[1]
type Request = [path: string, options?: Options]

const enquiry = (form: object): Options => ({
  method: 'POST',
  headers: { 'idempotency-key': randomUUID() },
  payload: { site_type: 'baibai', email: 'hana@example.jp', agree_privacy: true, ...form },
})
const other = {
  inquiry_type: 'other',
  form: 'contact',
  name: '筑紫 花子',
  body: '質問',
  details: { category: 'buy' },
}
const magazine = {
  inquiry_type: 'mailmagazine',
  form: 'mail-magazine',
  details: { mode: 'subscribe', bukken_type: ['hanbai_tochi'] },
}

const visit = {
  ...{ inquiry_type: 'tenpo', form: 'reservation', tenpo_no: '001', name: '筑紫 花子' },
  ...{ name_kana: 'チクシ ハナコ', tel: '0942000001' },
  details: { method: 'visit', date1: '2026-12-08', time1: '10:30', ninzu: 1 },
}

async function picture(): Promise<Options> {
  const size = { width: 20, height: 20, channels: 3, background: 'red' } as const
  const form = new FormData()
  const png = await sharp({ create: size }).png().toBuffer()
  form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png')
  return sending(form)
}

async function sheet(): Promise<Options> {
  const form = new FormData()
  form.set('file', new Blob(['%PDF-1.7\n%%EOF\n']), 'zumen.pdf')
  return sending(form)
}

const STOCK = 'shops.csv'

async function stock(): Promise<Options> {
  const form = new FormData()
  form.set('kind', 'shops')
  form.set('file', new Blob(['tenpo_no\n']), STOCK)
  return sending(form)
}

async function sending(form: FormData): Promise<Options> {
  const sent = new Response(form)
  const { authorization } = await api().as({ user_type: 'admin' })
  return {
    method: 'POST',
    headers: { authorization, 'content-type': String(sent.headers.get('content-type')) },
    payload: Buffer.from(await sent.arrayBuffer()),
  }
}

/** The token of somebody who gets mails. */
async function subscribed(): Promise<string> {
  const unsubscribeToken = randomUUID()
  const email = `${unsubscribeToken}@example.jp`
  const subscriber = { email, unsubscribeToken, confirmedAt: api().clock.now }
  await api().db.insert(mailmagazineSubscribers).values(subscriber)
  return unsubscribeToken
}

/** A visit that is booked, and the path of a call about it. */
async function booking(path: string): Promise<string> {
  const { inquiry } = (await api().call('inquiry', enquiry(visit))).body
  const token = await reservationLinks(INTERNAL_TOKEN).tokenFor(inquiry.receipt_no)
  return `${path}?token=${token}`
}

const SYAIN_NO = '000101'

/** A call of somebody who has signed in. */
const personal = async (
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  payload?: object,
): Promise<Request> => [path, { method, headers: await api().signedIn(SYAIN_NO), payload }]

const FILTER_ID = randomUUID()

const device = authenticator()

/** A passkey that is about to be registered. */
async function newPasskey(): Promise<Request> {
  const headers = await api().signedIn(SYAIN_NO)
  const { body } = await api().call('staff/passkeys/options', { method: 'POST', headers })
  const payload = { name: '電話', credential: device.register(body.options) }
  return ['staff/passkeys', { method: 'POST', headers, payload }]
}

async function passkeySignIn(): Promise<Request> {
  const { body } = await api().call('staff/session/passkey/options', { method: 'POST' })
  const payload = { challenge_id: body.challenge_id, credential: device.signIn(body.options) }
  return ['staff/session/passkey', { method: 'POST', payload }]
}

/** An import that has written something, once the one before is over. */
async function takenBack(): Promise<Request> {
  const headers = await api().as({ user_type: 'admin' })
  const isRunning = async () => {
    const { imports } = (await api().call('imports?limit=100', { headers })).body
    type Run = { file_name: string; state: string }
    return imports.some((run: Run) => run.file_name === STOCK && run.state === 'running')
  }
  while (await isRunning());
  const { db, clock } = api()
  const imports = importsRepository(db, () => clock.now)
  const importId = await imports.begin({ kind: 'shops', fileName: 'a.csv', isDryRun: false })
  const written = { importId, resource: 'shops', resourceId: '001', version: 0 } as const
  await db.insert(importedBefore).values({ ...written, before: {} })
  await imports.end(importId, { state: 'done', message: null, unusedColumns: [] })
  return [`imports/${importId}/undo`, { method: 'POST', headers }]
}

/** Calls that need more than their table (testing/calls/calls.ts) gives to succeed. */
const PREPARED: Record<string, () => Promise<Request>> = {
  'POST inquiry': async () => ['inquiry', enquiry(other)],
  'GET reservation': async () => [await booking('reservation'), {}],
  'POST reservation/move': async () => [
    await booking('reservation/move'),
    { method: 'POST', payload: { sequence: 0, date: '2026-12-10', time: '13:30' } },
  ],
  'POST reservation/cancel': async () => [await booking('reservation/cancel'), { method: 'POST' }],
  'POST mailmagazine/confirm': async () => {
    await api().call('inquiry', enquiry(magazine))
    const [request] = await api().db.select().from(mailmagazineRequests)
    return [`mailmagazine/confirm?token=${request?.token}`, { method: 'POST' }]
  },
  'GET mailmagazine/settings': async () => [`mailmagazine/settings?token=${await subscribed()}`],
  'PUT mailmagazine/settings': async () => [
    `mailmagazine/settings?token=${await subscribed()}`,
    { method: 'PUT', payload: { frequency: 'now', searches: [] } },
  ],
  'POST mailmagazine/unsubscribe': async () => [
    `mailmagazine/unsubscribe?token=${randomUUID()}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    },
  ],
  'POST staff/session': async () => signInByMail(api(), SYAIN_NO),
  'GET staff/session': () => personal('staff/session', 'GET'),
  'DELETE staff/session': () => personal('staff/session', 'DELETE'),
  'POST staff/passkeys/options': () => personal('staff/passkeys/options', 'POST'),
  'POST staff/passkeys': newPasskey,
  'GET staff/passkeys': () => personal('staff/passkeys', 'GET'),
  'POST staff/session/passkey': passkeySignIn,
  'DELETE staff/passkeys/{id}': async () => {
    const [{ passkeyId = '' } = {}] = await api().db.select().from(staffPasskeys)
    return personal(`staff/passkeys/${passkeyId}`, 'DELETE')
  },
  'GET staff/filters': () => personal('staff/filters', 'GET'),
  'PUT staff/filters/{filter_id}': () =>
    personal(`staff/filters/${FILTER_ID}`, 'PUT', {
      ...{ site_type: 'chintai', name: '下書き', query: 'tab=draft' },
    }),
  'DELETE staff/filters/{filter_id}': () => personal(`staff/filters/${FILTER_ID}`, 'DELETE'),
  'POST pictures': async () => ['pictures', await picture()],
  'POST documents': async () => ['documents', await sheet()],
  'POST home-views': async () => [
    'home-views',
    {
      method: 'POST',
      headers: { 'x-internal-token': INTERNAL_TOKEN },
      payload: { home_views: [] },
    },
  ],
  'POST imports': async () => ['imports', await stock()],
  'POST imports/{import_id}/undo': takenBack,
}

test('every call that is described is made, and answers as it is described', async () => {
  const { body: document } = await api().call('openapi.json')
  const headers = await api().as({ user_type: 'admin' })
  const made: string[] = []
  for (const { name, method, target } of [...CALLS, ...plainReadsIn(document)]) {
    if (Object.hasOwn(PREPARED, name)) continue
    const { path, payload } = await target(api())
    const { status } = await api().call(path, { method, headers, payload })
    if (status < 400) made.push(name)
  }
  for (const [name, request] of Object.entries(PREPARED)) {
    const { status } = await api().call(...(await request()))
    if (status < 300) made.push(name)
  }
  expect(made.toSorted()).toEqual(callsIn(document).toSorted())
})
