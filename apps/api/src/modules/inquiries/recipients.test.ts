import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { FORMS } from '@sumai/domain/forms/forms'
import { and, eq, ne } from '../../db/drizzle.ts'
import { draftBuilding, draftLet } from '../../testing/draft-bodies.ts'
import { useApi } from '../../testing/test-api.ts'
import { outbox } from '../outbox/outbox.table.ts'
import { shops } from '../shops/shops.table.ts'
import { inquiries } from './inquiries.table.ts'

const UNLIMITED = { RATE_INQUIRY: '0', RATE_INQUIRY_DAY: '0', RATE_INQUIRY_EMAIL: '0' }
const api = useApi({ env: UNLIMITED })
const VISITOR = 'taro@example.jp'

const PERSON = {
  ...{ name: '筑紫 太郎', name_kana: 'チクシ タロウ', email: VISITOR, tel: '09000000000' },
  ...{ contact_method: 'email', body: '質問', agree_privacy: true },
}
const REQUEST = {
  ...{ bukken_type: ['mansion'], city_code: [], hy_yachin_max: '80000' },
  ...{ madori: ['250'], move_in: 'soon' },
}
const SATEI = {
  ...{ satei_bukken: 'tochi', satei_method: 'desk', city_code: '40203', address: '東町1' },
  ...{ genkyo: 'land', relation: 'self', when: 'undecided' },
}
const TYPES = Object.fromEntries(FORMS.map(({ name, inquiryType }) => [name, inquiryType]))
type Sent = { form: string; details?: object; [field: string]: unknown }

/** The shops that an enquiry comes to, and the addresses of its mails to the staff. */
async function send({ form, ...rest }: Sent) {
  const payload = { site_type: 'chintai', inquiry_type: TYPES[form], form, ...PERSON, ...rest }
  const headers = { 'idempotency-key': randomUUID() }
  const { status, body } = await api().call('inquiry', { method: 'POST', headers, payload })
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined })
  const receipt = body.inquiry.receipt_no
  const rows = await api().db.select().from(inquiries).where(eq(inquiries.receiptNo, receipt))
  const mails = await api().db.select().from(outbox).where(eq(outbox.receiptNo, receipt))
  return {
    shops: rows.map(({ tenpoNo }) => tenpoNo).toSorted(),
    to: mails
      .map(({ payload: mail }) => mail.to as string | null)
      .filter((to) => to !== VISITOR)
      .toSorted(),
  }
}

const addressOf = (tenpoNo: string) => `shop-${tenpoNo}@example.jp, copy-${tenpoNo}@example.jp`
const comesTo = (...numbers: string[]) => ({ shops: numbers, to: numbers.map(addressOf) })
const toHeadOffice = { shops: [null], to: [null] }

beforeAll(async () => {
  for (const { tenpoNo } of await api().db.select().from(shops)) {
    const inquiryEmails = addressOf(tenpoNo).split(', ')
    await api().db.update(shops).set({ inquiryEmails }).where(eq(shops.tenpoNo, tenpoNo))
  }
})

const rooms = async (query: string) => (await api().call(query)).body.rooms
const shopsIn = async (query: string): Promise<string[]> =>
  (await api().call(`shops?limit=100&${query}`)).body.shops.map(
    (shop: { tenpo_no: string }) => shop.tenpo_no,
  )

describe('an enquiry comes to', () => {
  test('the shops of the homes, each with its own, whatever shop was chosen', async () => {
    for (const site_type of ['chintai', 'baibai']) {
      const all = await rooms(`${site_type}/rooms?limit=100`)
      const [first] = all
      const other = all.find((room: typeof first) => room.tenpo_no !== first.tenpo_no)
      const bukken_no = [first.bukken_no, other.bukken_no]
      const details = { purposes: ['availability'] }
      const found = await send({ form: 'property', site_type, bukken_no, details })
      expect(found).toEqual(comesTo(...[first.tenpo_no, other.tenpo_no].toSorted()))
    }
  })

  test('the shop with rooms in the building, else that of the area', async () => {
    const admin = await api().as({ user_type: 'admin' })
    const make = async (path: string, payload: object) =>
      (await api().call(path, { method: 'POST', headers: admin, payload })).body
    const { tm_no } = (await make('chintai/tatemono', draftBuilding)).tatemono
    for (const tenpo_no of ['001', '301', '301']) {
      await make('chintai/rooms', { ...draftLet, tm_no, tenpo_no })
    }
    const details = { wish_madori: [], notify_vacancy: true }
    expect(await send({ form: 'property-building', tm_no, details })).toEqual(comesTo('301'))
    const { tm_no: empty } = (await make('chintai/tatemono', draftBuilding)).tatemono
    const { shops: near } = await send({ form: 'property-building', tm_no: empty, details })
    expect(await shopsIn('area_no=101&cb_flg=2')).toEqual(expect.arrayContaining(near))
  })

  test('the chosen shop', async () => {
    const details = { category: 'rent' }
    expect(await send({ form: 'contact', tenpo_no: '301', details })).toEqual(comesTo('301'))
    const request = { ...REQUEST, city_code: ['40203'] }
    expect(await send({ form: 'request', tenpo_no: '301', details: request })).toEqual(
      comesTo('301'),
    )
    const satei = { form: 'satei', site_type: 'baibai', tenpo_no: '101', details: SATEI }
    expect(await send(satei)).toEqual(comesTo('101'))
  })

  test('the shop that is to be visited', async () => {
    const { days } = (await api().call('inquiry-slots?tenpo_no=301')).body.inquiry_slots
    const open = days.find((day: { slots: { is_full: boolean }[] }) =>
      day.slots.some(({ is_full }) => !is_full),
    )
    const { time } = open.slots.find(({ is_full }: { is_full: boolean }) => !is_full)
    const all = await rooms('chintai/rooms?limit=100')
    const room = all.find((it: { tenpo_no: string }) => it.tenpo_no !== '301')
    const visit = {
      ...{ form: 'reservation', tenpo_no: '301', bukken_no: [room.bukken_no] },
      details: { method: 'visit', ninzu: 2, date1: open.date, time1: time },
    }
    expect(await send(visit)).toEqual(comesTo('301'))
  })

  test('a shop of the municipality, else the nearest of the area, of the right site', async () => {
    const request = (place: object) => send({ form: 'request', details: { ...REQUEST, ...place } })
    const { shops: own } = await request({ city_code: ['40203', '41201'] })
    expect(await shopsIn('city_code=40203&cb_flg=2')).toEqual(expect.arrayContaining(own))
    const sale = await send({ form: 'satei', site_type: 'baibai', details: SATEI })
    expect(await shopsIn('city_code=40203&cb_flg=1')).toEqual(expect.arrayContaining(sale.shops))

    const without = await cityWithoutShop()
    const { shops: near } = await request({ city_code: [without.city_code] })
    expect(near).toHaveLength(1)
    expect(await shopsIn(`area_no=${without.area_no}&cb_flg=2`)).toEqual(
      expect.arrayContaining(near),
    )
    const { stations } = (await api().call('master/stations')).body
    const all = stations.flatMap((line: { stations: object[] }) => line.stations)
    const station = all.find((it: { city_code: string }) => it.city_code === '40203')
    expect(await request({ eki_code: [station.eki_code] })).toEqual(comesTo(String(own[0])))
    const { schools } = (await api().call('master/schools?city_code=40203')).body
    expect(await request({ shisetu_no: [schools[0].shisetsu_no] })).toEqual(comesTo(String(own[0])))
  })

  test('the head office where there is neither home, shop nor area', async () => {
    expect(await send({ form: 'contact', details: { category: 'rent' } })).toEqual(toHeadOffice)
    const { contents } = (await api().call('contents?content_type=seminar&limit=100')).body
    const seminar = await openSeminar(contents)
    expect(await send({ form: 'seminar-apply', details: seminar })).toEqual(toHeadOffice)
    const magazine = { mode: 'subscribe', bukken_type: ['hanbai_tochi'] }
    expect((await send({ form: 'mail-magazine', details: magazine })).shops).toEqual([null])
    const alert = { search: '/search', frequency: 'daily' }
    expect((await send({ form: 'mail-alert', details: alert })).shops).toEqual([null])
  })

  test('the agency by mail, where the shop has no address of its own', async () => {
    const which = eq(shops.tenpoNo, '301')
    await api().db.update(shops).set({ inquiryEmails: [] }).where(which)
    const found = await send({ form: 'contact', tenpo_no: '301', details: { category: 'rent' } })
    await api()
      .db.update(shops)
      .set({ inquiryEmails: addressOf('301').split(', ') })
      .where(which)
    expect(found).toEqual({ shops: ['301'], to: [null] })
  })

  test('every form has been sent', async () => {
    const rows = await api()
      .db.selectDistinct({ form: inquiries.form })
      .from(inquiries)
      .where(and(ne(inquiries.status, 'spam')))
    expect(rows.map(({ form }) => form).toSorted()).toEqual(
      FORMS.map(({ name }) => name).toSorted(),
    )
  })
})

async function cityWithoutShop() {
  const { cities } = (await api().call('master/cities')).body
  const taken = new Set((await api().db.select().from(shops)).map(({ cityCode }) => cityCode))
  return cities.find(({ city_code }: { city_code: string }) => !taken.has(city_code))
}

async function openSeminar(contents: { content_id: number }[]) {
  for (const { content_id } of contents) {
    const { content } = (await api().call(`contents/${content_id}`)).body
    const session = content.sessions.find(
      (it: {
        apply_deadline: string
        capacity: number
        applied_count: number
        online_url: string
      }) =>
        Date.parse(it.apply_deadline) > api().clock.now.getTime() && it.applied_count < it.capacity,
    )
    const { session_no } = session ?? {}
    if (session) return { content_id, session_no, attend_type: 'venue', ninzu: 1 }
  }
  throw new Error('no seminar is open')
}
