import { randomUUID } from 'node:crypto'
import { eq } from '../db/drizzle.ts'
import { importsRepository } from '../modules/imports/imports.repository.ts'
import { inquiries } from '../modules/inquiries/inquiries.table.ts'
import { putMails } from '../modules/outbox/mails.ts'
import { outbox } from '../modules/outbox/outbox.table.ts'
import { reservations } from '../modules/reservations/reservations.table.ts'
import { draftBuilding, draftLet, draftRoom } from './draft-bodies.ts'
import type { useApi } from './test-api.ts'

type Api = ReturnType<ReturnType<typeof useApi>>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Target = { path: string; payload?: object }

/** A call, with the status that each kind of caller gets when nothing else is wrong. */
export type Call = {
  name: string
  method: Method
  /** Made anew for every request, so that no write depends on another. */
  target: (api: Api) => Promise<Target>
  none: number
  own: number
  other: number
  admin: number
  /** Whoever has signed in, where that is not what their role gets with a token. */
  session?: number
}

/** The shop that the tested things belong to, and another one. */
export const OWN = '301'
export const OTHER = '001'

const open = (path: string, template = path.replace(/\?.*/, '')): Call => ({
  name: `GET ${template}`,
  method: 'GET',
  target: async () => ({ path }),
  none: 200,
  own: 200,
  other: 200,
  admin: 200,
})

type Statuses = Pick<Call, 'own' | 'other' | 'admin'>
const closed = (name: string, statuses: Statuses, target: Call['target']): Call => ({
  name,
  method: name.split(' ')[0] as Method,
  target,
  none: 401,
  ...statuses,
})

/** A change that everybody may ask for, with the same answer to all. */
const anyone = (name: string, status: number, payload?: object): Call => ({
  ...{ name, method: 'POST', none: status, own: status, other: status, admin: status },
  target: async () => ({ path: name.replace('POST ', ''), payload }),
})

/** Only for those who have signed in; a token opens none of it. */
const personal = (name: string, session: number, target: Call['target']): Call => ({
  ...closed(name, { own: 401, other: 401, admin: 401 }, target),
  session,
})

const first = async (api: Api, path: string, list: string) => {
  const headers = await api.as({ user_type: 'admin' })
  const { body } = await api.call(path, { headers })
  return body[list][0]
}
const own = { baibai: `baibai/rooms?tenpo_no=${OWN}`, chintai: `chintai/rooms?tenpo_no=${OWN}` }

let made = 0
const unique = (digits: number) => String(9 * 10 ** (digits - 1) + made++)

const article = { content_type: 'news_chintai', title: '臨時休業のお知らせ', body: '<p>本文</p>' }
const banner = {
  banner_type: 'chintai_side',
  title: '春のお部屋探し',
  image_pc: '/media/interior/interior-1k-1',
  alt: '明るい部屋',
}
const colleague = (tenpo_no: string) => ({
  syain_no: unique(6),
  tenpo_no,
  name: '筑紫 花子',
  name_kana: 'チクシ ハナコ',
})

const UNKNOWN_TOKEN = '5e1b2b6e-2d0b-4f2f-9a3e-0f7b8a9c0d1e'

async function created(api: Api, path: string, payload: object) {
  const headers = await api.as({ user_type: 'admin' })
  const { status, body } = await api.call(path, { method: 'POST', headers, payload })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

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

/**
 * Every call of the OpenAPI document, but for reads that need no parameter and no token: those are
 * found there by themselves.
 */
export const CALLS: readonly Call[] = [
  open('cities/40203', 'cities/{city_id}'),
  open('city-guides/40203', 'city-guides/{city_id}'),
  closed('POST baibai/rooms', { own: 201, other: 403, admin: 201 }, async () => ({
    path: 'baibai/rooms',
    payload: { ...draftRoom, bukken_no: unique(10), tenpo_no: OWN },
  })),
  open('baibai/rooms/map?zoom=10'),
  open('baibai/rooms/by-place?by=city_code'),
  open('baibai/rooms/5000000001', 'baibai/rooms/{bukken_no}'),
  closed(
    'POST baibai/rooms/{bukken_no}/publish-check',
    { own: 200, other: 403, admin: 200 },
    async (api) => {
      const { bukken_no } = await first(api, own.baibai, 'rooms')
      return { path: `baibai/rooms/${bukken_no}/publish-check`, payload: { biko: '変更' } }
    },
  ),
  closed('PUT baibai/rooms/{bukken_no}', { own: 200, other: 403, admin: 200 }, async (api) => {
    const { bukken_no, version } = await first(api, own.baibai, 'rooms')
    return { path: `baibai/rooms/${bukken_no}`, payload: { version, biko: '変更' } }
  }),
  closed('DELETE baibai/rooms/{bukken_no}', { own: 403, other: 403, admin: 204 }, async (api) => {
    const payload = { ...draftRoom, bukken_no: unique(10), tenpo_no: OWN }
    const { room } = await created(api, 'baibai/rooms', payload)
    return { path: `baibai/rooms/${room.bukken_no}` }
  }),
  ...(['chintai', 'baibai'] as const).map((site) =>
    closed(
      `GET ${site}/rooms/{bukken_no}/maisoku.pdf`,
      { own: 200, other: 403, admin: 200 },
      async (api) => ({
        path: `${site}/rooms/${(await first(api, own[site], 'rooms')).bukken_no}/maisoku.pdf`,
      }),
    ),
  ),
  closed('POST chintai/rooms', { own: 201, other: 403, admin: 201 }, async () => ({
    path: 'chintai/rooms',
    payload: { ...draftLet, tm_no: '20000001', tenpo_no: OWN },
  })),
  open('chintai/rooms/map?zoom=10'),
  open('chintai/rooms/by-place?by=eki_code'),
  {
    ...open('chintai/rooms/{bukken_no}'),
    target: async (api) => {
      const { body } = await api.call('chintai/rooms')
      return { path: `chintai/rooms/${body.rooms[0].bukken_no}` }
    },
  },
  closed(
    'POST chintai/rooms/{bukken_no}/publish-check',
    { own: 200, other: 403, admin: 200 },
    async (api) => {
      const { bukken_no } = await first(api, own.chintai, 'rooms')
      return { path: `chintai/rooms/${bukken_no}/publish-check`, payload: { biko: '変更' } }
    },
  ),
  closed('PUT chintai/rooms/{bukken_no}', { own: 200, other: 403, admin: 200 }, async (api) => {
    const { bukken_no, version } = await first(api, own.chintai, 'rooms')
    return { path: `chintai/rooms/${bukken_no}`, payload: { version, biko: '変更' } }
  }),
  open('chintai/tatemono/20000001', 'chintai/tatemono/{tm_no}'),
  closed('POST chintai/tatemono', { own: 201, other: 201, admin: 201 }, async () => ({
    path: 'chintai/tatemono',
    payload: draftBuilding,
  })),
  closed('PUT chintai/tatemono/{tm_no}', { own: 200, other: 403, admin: 200 }, async (api) => {
    const { tatemono } = await created(api, 'chintai/tatemono', draftBuilding)
    const { tm_no, version } = tatemono
    await created(api, 'chintai/rooms', { ...draftLet, tm_no, tenpo_no: OWN })
    return { path: `chintai/tatemono/${tm_no}`, payload: { version, comment: '変更' } }
  }),
  closed('POST banners', { own: 403, other: 403, admin: 201 }, async () => ({
    path: 'banners',
    payload: banner,
  })),
  closed('PUT banners/{banner_id}', { own: 403, other: 403, admin: 200 }, async (api) => ({
    path: `banners/${(await created(api, 'banners', banner)).banner.banner_id}`,
    payload: { version: 1, title: '変更' },
  })),
  closed('GET banners/{banner_id}/preview', { own: 403, other: 403, admin: 303 }, async (api) => ({
    path: `banners/${(await created(api, 'banners', banner)).banner.banner_id}/preview`,
  })),
  closed('DELETE banners/{banner_id}', { own: 403, other: 403, admin: 204 }, async (api) => ({
    path: `banners/${(await created(api, 'banners', banner)).banner.banner_id}`,
  })),
  closed('POST banners/sort', { own: 403, other: 403, admin: 204 }, async (api) => {
    const headers = await api.as({ user_type: 'admin' })
    const { body } = await api.call('banners?banner_type=owner_top', { headers })
    const banner_id = body.banners.map((it: { banner_id: number }) => it.banner_id).reverse()
    return { path: 'banners/sort', payload: { banner_type: 'owner_top', banner_id } }
  }),
  open('contents?content_type=news_chintai'),
  closed('GET articles/{content_type}', { own: 200, other: 200, admin: 200 }, async () => ({
    path: 'articles/voice',
  })),
  closed('POST contents', { own: 201, other: 403, admin: 201 }, async () => ({
    path: 'contents',
    payload: { ...article, tenpo_no: OWN },
  })),
  open('contents/1', 'contents/{content_id}'),
  closed('PUT contents/{content_id}', { own: 200, other: 403, admin: 200 }, async (api) => {
    const { content } = await created(api, 'contents', { ...article, tenpo_no: OWN })
    return { path: `contents/${content.content_id}`, payload: { version: 1, title: '変更' } }
  }),
  closed('GET contents/{content_id}/preview', { own: 303, other: 404, admin: 303 }, async (api) => {
    const { content } = await created(api, 'contents', { ...article, tenpo_no: OWN })
    return { path: `contents/${content.content_id}/preview` }
  }),
  closed('DELETE contents/{content_id}', { own: 204, other: 403, admin: 204 }, async (api) => {
    const { content } = await created(api, 'contents', { ...article, tenpo_no: OWN })
    return { path: `contents/${content.content_id}` }
  }),
  {
    ...open('inquiry'),
    name: 'POST inquiry',
    method: 'POST',
    target: async () => ({ path: 'inquiry', payload: {} }),
    // Everybody may call it; the empty body is refused.
    none: 422,
    own: 422,
    other: 422,
    admin: 422,
  },
  closed('GET inquiries', { own: 200, other: 200, admin: 200 }, async () => ({
    path: 'inquiries',
  })),
  closed('GET listings/{site}', { own: 200, other: 200, admin: 200 }, async () => ({
    path: 'listings/chintai',
  })),
  ...(['chintai', 'baibai'] as const).map((site) =>
    closed(
      `GET ${site}/rooms/{bukken_no}/preview`,
      { own: 303, other: 403, admin: 303 },
      async (api) => ({
        path: `${site}/rooms/${(await first(api, own[site], 'rooms')).bukken_no}/preview`,
      }),
    ),
  ),
  closed(
    'GET listings/{site}/{bukken_no}/views',
    { own: 200, other: 403, admin: 200 },
    async (api) => ({
      path: `listings/chintai/${(await first(api, own.chintai, 'rooms')).bukken_no}/views`,
    }),
  ),
  // The shell alone reports.
  anyone('POST home-views', 403, { home_views: [] }),
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
  closed('POST staffs', { own: 403, other: 403, admin: 201 }, async () => ({
    path: 'staffs',
    payload: colleague(OWN),
  })),
  open('staffs/000101', 'staffs/{syain_no}'),
  closed('PUT staffs/{syain_no}', { own: 200, other: 403, admin: 200 }, async (api) => {
    const { syain_no, version } = await first(api, `staffs?tenpo_no=${OWN}`, 'staffs')
    return { path: `staffs/${syain_no}`, payload: { version, shumi: '散歩' } }
  }),
  closed('DELETE staffs/{syain_no}', { own: 403, other: 403, admin: 204 }, async (api) => ({
    path: `staffs/${(await created(api, 'staffs', colleague(OWN))).staff.syain_no}`,
  })),
  closed('POST staffs/{syain_no}/invitation', { own: 403, other: 403, admin: 201 }, async (api) => {
    const { staff } = await created(api, 'staffs', colleague(OWN))
    const payload = { email: `${staff.syain_no}@example.jp` }
    return { path: `staffs/${staff.syain_no}/invitation`, payload }
  }),
  anyone('POST staff/sign-in-codes', 204, { email: 'nobody@example.jp' }),
  anyone('POST staff/session', 401, { email: 'nobody@example.jp', code: '123456' }),
  anyone('POST staff/session/passkey/options', 200),
  anyone('POST staff/session/passkey', 401, { challenge_id: UNKNOWN_TOKEN, credential: {} }),
  personal('GET staff/session', 200, async () => ({ path: 'staff/session' })),
  personal('DELETE staff/session', 204, async () => ({ path: 'staff/session' })),
  personal('POST staff/passkeys/options', 200, async () => ({ path: 'staff/passkeys/options' })),
  personal('POST staff/passkeys', 422, async () => ({
    path: 'staff/passkeys',
    payload: { name: '電話', credential: {} },
  })),
  personal('GET staff/passkeys', 200, async () => ({ path: 'staff/passkeys' })),
  personal('DELETE staff/passkeys/{id}', 404, async () => ({ path: 'staff/passkeys/unknown' })),
  open(`shops/${OWN}`, 'shops/{tenpo_no}'),
  closed('PUT shops/{tenpo_no}', { own: 200, other: 403, admin: 200 }, async (api) => {
    const { body } = await api.call(`shops/${OWN}`)
    return { path: `shops/${OWN}`, payload: { version: body.shop.version, comment: '変更' } }
  }),
  closed('POST shops/{tenpo_no}/sort_staffs', { own: 204, other: 403, admin: 204 }, async (api) => {
    const headers = await api.as({ user_type: 'admin' })
    const { body } = await api.call(`staffs?tenpo_no=${OWN}&limit=100`, { headers })
    const syain_no = body.staffs.map((it: { syain_no: string }) => it.syain_no).reverse()
    return { path: `shops/${OWN}/sort_staffs`, payload: { syain_no } }
  }),
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
  closed('GET audit-log', { own: 403, other: 403, admin: 200 }, async () => ({
    path: 'audit-log',
  })),
  open('inquiry-slots?tenpo_no=301'),
  {
    ...open('reservation?token=forged'),
    ...{ none: 404, own: 404, other: 404, admin: 404 },
  },
  ...['move', 'cancel'].map((change) => ({
    ...open(`reservation/${change}?token=forged`),
    name: `POST reservation/${change}`,
    method: 'POST' as const,
    target: async () => ({
      path: `reservation/${change}?token=forged`,
      payload: { sequence: 0, date: '2026-12-08', time: '10:30' },
    }),
    ...{ none: 404, own: 404, other: 404, admin: 404 },
  })),
  ...['confirm', 'unsubscribe'].map((purpose) => ({
    ...open(`mailmagazine/${purpose}?token=${UNKNOWN_TOKEN}`),
    ...{ none: 303, own: 303, other: 303, admin: 303 },
  })),
  {
    ...open(`mailmagazine/confirm?token=${UNKNOWN_TOKEN}`),
    name: 'POST mailmagazine/confirm',
    method: 'POST',
    ...{ none: 404, own: 404, other: 404, admin: 404 },
  },
  {
    ...open(`mailmagazine/unsubscribe?token=${UNKNOWN_TOKEN}`),
    name: 'POST mailmagazine/unsubscribe',
    method: 'POST',
  },
  {
    ...open(`mailmagazine/settings?token=${UNKNOWN_TOKEN}`),
    ...{ none: 404, own: 404, other: 404, admin: 404 },
  },
  {
    ...open(`mailmagazine/settings?token=${UNKNOWN_TOKEN}`),
    name: 'PUT mailmagazine/settings',
    method: 'PUT',
    target: async () => ({
      path: `mailmagazine/settings?token=${UNKNOWN_TOKEN}`,
      payload: { frequency: 'daily', searches: [] },
    }),
    ...{ none: 404, own: 404, other: 404, admin: 404 },
  },
  open('postal-codes/818-0072', 'postal-codes/{zip}'),
  open(`geocode?address=${encodeURIComponent('福岡市中央区天神二丁目')}`),
  open('ways?lat=33.59&lng=130.42'),
  open('places?lat=33.59&lng=130.42'),
  open('land-prices?lat=33.59&lng=130.42'),
  open('land-prices/map?bounds=130.4,33.5,130.5,33.6'),
  open('understand?site=chintai'),
  open('sitemap-entries?kind=content'),
]

type Operation = { security: object[]; parameters?: { required?: boolean }[] }
type Document = { paths: Record<string, Record<string, Operation>> }

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path.replace('/api/v1/', '')}`,
      operation,
    })),
  )

/** The names of all calls of an OpenAPI document: `GET shops/{tenpo_no}`. */
export const callsIn = (document: Document): string[] =>
  operationsOf(document).map(({ name }) => name)

/** Its reads that need no parameter and no token. */
export const plainReadsIn = (document: Document): Call[] =>
  operationsOf(document)
    .filter(({ name, operation: { security, parameters = [] } }) => {
      const isOpen = security.some((scheme) => Object.keys(scheme).length === 0)
      return name.startsWith('GET ') && isOpen && !parameters.some(({ required }) => required)
    })
    .map(({ name }) => open(name.replace('GET ', '')))
