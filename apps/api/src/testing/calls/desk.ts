import { randomUUID } from 'node:crypto'
import { eq } from '../../db/drizzle.ts'
import { importsRepository } from '../../modules/imports/imports.repository.ts'
import { inquiries } from '../../modules/inquiries/inquiries.table.ts'
import { putMails } from '../../modules/outbox/mails.ts'
import { outbox } from '../../modules/outbox/outbox.table.ts'
import { reservations } from '../../modules/reservations/reservations.table.ts'
import { type Api, type Call, closed, created, first, OWN, open, own, unique } from './call.ts'

/** An enquiry to the tested shop, which is there already or is sent. */
async function enquired(api: Api) {
  const path = `inquiries?tenpo_no=${OWN}&limit=1`
  const known = await first(api, path, 'inquiries')
  if (known) return known
  await api.call('inquiry', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    payload: {
      ...{ inquiry_type: 'other', form: 'contact', site_type: 'chintai', tenpo_no: OWN },
      ...{ name: '筑紫 花子', email: 'hana@example.jp', body: '質問', agree_privacy: true },
      details: { category: 'rent' },
    },
  })
  return first(api, path, 'inquiries')
}

const blocked = {
  tenpo_no: OWN,
  start_at: '2027-03-01T10:00:00+09:00',
  end_at: '2027-03-01T12:00:00+09:00',
}

/** A visit that the tested shop expects. */
async function booked({ db, clock }: Api): Promise<string> {
  const receiptNo = unique(10)
  const enquiry = { receiptNo, idempotencyKey: randomUUID(), tenpoNo: OWN, bukkenNo: [] }
  const form = { inquiryType: 'tenpo', form: 'reservation', siteType: 'chintai' } as const
  const createdAt = clock.now
  await db.insert(inquiries).values({ ...enquiry, ...form, details: {}, status: 'new', createdAt })
  const [startAt, endAt] = [new Date('2026-12-08T10:30+09:00'), new Date('2026-12-08T11:30+09:00')]
  const visit = { receiptNo, kind: 'visit', tenpoNo: OWN, people: 1 } as const
  await db.insert(reservations).values({ ...visit, startAt, endAt, createdAt })
  return receiptNo
}

/** A visit by hand, at the first time that is free. */
async function visitByHand(api: Api): Promise<object> {
  type Day = { date: string; slots: { time: string; is_full: boolean }[] }
  const { body } = await api.call(`inquiry-slots?tenpo_no=${OWN}`)
  const days: Day[] = body.inquiry_slots.days
  const free = days.flatMap(({ date, slots }) =>
    slots.flatMap(({ time, is_full }) => (is_full ? [] : [{ date, time }])),
  )
  const visit = { tenpo_no: OWN, site_type: 'chintai', method: 'visit', ninzu: 1 }
  return { ...visit, name: '筑紫 花子', tel: '09000000000', ...free[0] }
}

/** Calls of the desk: enquiries, visits, files, mails and what was done. */
export const DESK_CALLS: readonly Call[] = [
  closed('GET inquiries', { own: 200, other: 200, admin: 200 }, async () => ({
    path: 'inquiries',
  })),
  closed('GET inquiries/{inquiry_id}', { own: 200, other: 404, admin: 200 }, async (api) => ({
    path: `inquiries/${(await enquired(api)).inquiry_id}`,
  })),
  closed('PATCH inquiries/{inquiry_id}', { own: 200, other: 404, admin: 200 }, async (api) => {
    const { inquiry_id, version } = await enquired(api)
    return { path: `inquiries/${inquiry_id}`, payload: { version, status: 'in_progress' } }
  }),
  closed(
    'POST inquiries/{inquiry_id}/replies',
    { own: 201, other: 404, admin: 201 },
    async (api) => {
      const { inquiry_id } = await enquired(api)
      return { path: `inquiries/${inquiry_id}/replies`, payload: { body: 'お待ちしております。' } }
    },
  ),
  closed(
    'DELETE inquiries/{inquiry_id}/replies/{reply_id}',
    { own: 200, other: 404, admin: 200 },
    async (api) => {
      const { inquiry_id } = await enquired(api)
      const path = `inquiries/${inquiry_id}/replies`
      const { reply } = await created(api, path, { body: 'お待ちしております。' })
      return { path: `${path}/${reply.reply_id}` }
    },
  ),
  closed('POST inquiries/{inquiry_id}/read', { own: 204, other: 404, admin: 204 }, async (api) => ({
    path: `inquiries/${(await enquired(api)).inquiry_id}/read`,
  })),
  closed('GET today', { own: 200, other: 200, admin: 200 }, async () => ({ path: 'today' })),
  closed('POST bookings', { own: 201, other: 403, admin: 201 }, async (api) => ({
    path: 'bookings',
    payload: await visitByHand(api),
  })),
  closed('DELETE bookings/{receipt_no}', { own: 204, other: 404, admin: 204 }, async (api) => {
    const { booking } = await created(api, 'bookings', await visitByHand(api))
    return { path: `bookings/${booking.receipt_no}` }
  }),
  closed('GET bookings', { own: 200, other: 200, admin: 200 }, async () => ({
    path: 'bookings?from=2026-11-21&to=2026-12-31',
  })),
  ...['accept', 'move', 'cancel'].map((change) =>
    closed(
      `POST bookings/{receipt_no}/${change}`,
      { own: 200, other: 404, admin: 200 },
      async (api) => ({
        path: `bookings/${await booked(api)}/${change}`,
        payload: change === 'move' ? { sequence: 0 } : undefined,
      }),
    ),
  ),
  closed('POST bookings/{receipt_no}/undo', { own: 200, other: 404, admin: 200 }, async (api) => {
    const receiptNo = await booked(api)
    const headers = await api.as({ user_type: 'admin' })
    await api.call(`bookings/${receiptNo}/accept`, { method: 'POST', headers })
    return { path: `bookings/${receiptNo}/undo`, payload: { sequence: 0 } }
  }),
  closed('POST blocked-times', { own: 201, other: 403, admin: 201 }, async () => ({
    path: 'blocked-times',
    payload: blocked,
  })),
  closed(
    'DELETE blocked-times/{blocked_id}',
    { own: 204, other: 404, admin: 204 },
    async (api) => ({
      path: `blocked-times/${(await created(api, 'blocked-times', blocked)).blocked_time.blocked_id}`,
    }),
  ),
  {
    ...open('pictures'),
    name: 'POST pictures',
    method: 'POST',
    target: async () => ({ path: 'pictures', payload: {} }),
    none: 401,
    // With permission, the answer is that this is no picture.
    own: 415,
    other: 415,
    admin: 415,
  },
  {
    ...open('documents'),
    name: 'POST documents',
    method: 'POST',
    target: async () => ({ path: 'documents', payload: {} }),
    none: 401,
    own: 415,
    other: 415,
    admin: 415,
  },
  {
    ...open('imports'),
    name: 'POST imports',
    method: 'POST',
    target: async () => ({ path: 'imports', payload: {} }),
    none: 401,
    own: 403,
    other: 403,
    // With permission, the answer is that this is no form.
    admin: 415,
  },
  closed('GET outbox', { own: 403, other: 403, admin: 200 }, async () => ({ path: 'outbox' })),
  closed('POST outbox/{outbox_id}/retry', { own: 403, other: 403, admin: 200 }, async ({ db }) => {
    const mail = { to: null, reply_to: null, subject: '試験', text: '' }
    const [id = ''] = await putMails(db, [mail], new Date())
    await db.update(outbox).set({ deadAt: new Date() }).where(eq(outbox.outboxId, id))
    return { path: `outbox/${id}/retry` }
  }),
  closed('GET mailmagazine/subscribers', { own: 403, other: 403, admin: 200 }, async () => ({
    path: 'mailmagazine/subscribers',
  })),
  closed('GET imports', { own: 403, other: 403, admin: 200 }, async () => ({ path: 'imports' })),
  closed('GET imports/{import_id}', { own: 403, other: 403, admin: 200 }, async ({ db, clock }) => {
    const order = { kind: 'chintai', fileName: 'rooms.csv', isDryRun: false } as const
    return { path: `imports/${await importsRepository(db, () => clock.now).begin(order)}` }
  }),
  closed(
    'POST imports/{import_id}/undo',
    // With permission, the answer is that there is nothing to put back.
    { own: 403, other: 403, admin: 409 },
    async ({ db, clock }) => {
      const order = { kind: 'chintai', fileName: 'rooms.csv', isDryRun: false } as const
      const importId = await importsRepository(db, () => clock.now).begin(order)
      return { path: `imports/${importId}/undo` }
    },
  ),
  closed(
    'POST imports/{import_id}/repairs',
    { own: 403, other: 403, admin: 200 },
    async ({ db, clock }) => {
      const order = { kind: 'chintai', fileName: 'rooms.csv', isDryRun: true } as const
      const importId = await importsRepository(db, () => clock.now).begin(order)
      const payload = { is_accepted: true, which: { position: 0 } }
      return { path: `imports/${importId}/repairs`, payload }
    },
  ),
  closed('POST audit-log/{audit_id}/undo', { own: 200, other: 403, admin: 200 }, async (api) => {
    const { bukken_no, version } = await first(api, own.baibai, 'rooms')
    const headers = await api.as({ user_type: 'admin' })
    const payload = { version, biko: unique(8) }
    await api.call(`baibai/rooms/${bukken_no}`, { method: 'PUT', headers, payload })
    const query = `resource=baibai/rooms&resource_id=${bukken_no}&limit=1`
    const { audit_id } = await first(api, `audit-log?${query}`, 'audit_log')
    return { path: `audit-log/${audit_id}/undo` }
  }),
  closed('GET audit-log', { own: 403, other: 403, admin: 200 }, async () => ({
    path: 'audit-log',
  })),
]
