import { beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq } from '../../db/drizzle.ts'
import { NOW, useApi } from '../../testing/test-api.ts'
import { type Reservation, reservations } from '../reservations/reservations.table.ts'
import { seminarSessions } from './contents.table.ts'

const api = useApi({ rooms: 60 })
type Headers = Record<string, string>
let shop: Headers
let admin: Headers
beforeAll(async () => {
  shop = await api().as({ user_type: 'shop', tenpo_no: '001' })
  admin = await api().as({ user_type: 'admin' })
})

const article = { content_type: 'news_chintai', title: '臨時休業', body: '<p>お休みします。</p>' }
const create = (payload: object, headers = shop) =>
  api().call('contents', { method: 'POST', headers, payload })
const change = (id: number, payload: object, headers = shop) =>
  api().call(`contents/${id}`, { method: 'PUT', headers, payload })
const remove = (id: number, headers = shop) =>
  api().call(`contents/${id}`, { method: 'DELETE', headers })
const status = async (id: number, headers: Headers = {}) =>
  (await api().call(`contents/${id}`, { headers })).status

describe('an article of a shop', () => {
  test('is its own draft, which it may publish and then no longer delete', async () => {
    const { status: made, headers, body } = await create(article)
    const { content_id, version } = body.content
    expect(made).toBe(201)
    expect(headers.location).toBe(`/api/v1/contents/${content_id}`)
    expect(body.content).toMatchObject({
      tenpo_no: '001',
      content_status: 'draft',
      summary: 'お休みします。',
    })
    expect(await status(content_id)).toBe(404)
    expect(await status(content_id, shop)).toBe(200)
    expect(await status(content_id, await api().as({ user_type: 'shop', tenpo_no: '003' }))).toBe(
      404,
    )
    await change(content_id, { version, content_status: 'public' })
    expect(await status(content_id)).toBe(200)
    expect((await remove(content_id)).status).toBe(403)
    expect((await remove(content_id, admin)).status).toBe(204)
    expect(await status(content_id, admin)).toBe(404)
  })

  test('appears by itself at the time it is scheduled for', async () => {
    const publish_at = '2026-11-22T09:00:00+09:00'
    const { body } = await create({ ...article, content_status: 'scheduled', publish_at })
    const { content_id } = body.content
    expect(await status(content_id)).toBe(404)
    const before = api().clock.now
    api().clock.now = new Date(publish_at)
    expect(await status(content_id)).toBe(200)
    api().clock.now = before
    const late = await create({ ...article, content_status: 'scheduled' })
    expect(late.body.errors).toHaveProperty('publish_at')
  })

  test('a scheduled article that has appeared can be corrected', async () => {
    const [earlier, publish_at, later] = [30, 60, 90].map((minutes) =>
      new Date(NOW.getTime() + minutes * 60_000).toISOString(),
    )
    const { body } = await create({ ...article, content_status: 'scheduled', publish_at })
    const { content_id } = body.content
    const set = (version: number, payload: object) => change(content_id, { version, ...payload })
    api().clock.now = new Date(later ?? 0)
    const titled = await set(1, { title: '臨時休業のお知らせ' })
    const again = await set(2, { publish_at, content_status: 'scheduled' })
    const moved = await set(3, { publish_at: earlier })
    await set(3, { content_status: 'archived' })
    const scheduled = await set(4, { content_status: 'scheduled' })
    api().clock.now = NOW
    expect([titled, again].map(({ status: answered }) => answered)).toEqual([200, 200])
    expect(moved.body.errors).toHaveProperty('publish_at')
    expect(scheduled.body.errors).toHaveProperty('publish_at')
  })

  test.each([
    ['voice', 'draft', 201],
    ['voice', 'public', 403],
    ['ekimaesan_chintai', 'draft', 201],
    ['ekimaesan_baibai', 'public', 403],
    ['seminar', 'draft', 403],
    ['info', 'public', 201],
  ])('%s as %s is answered with %i', async (content_type, content_status, expected) => {
    const whole = { ...article, city_code: '40203' }
    const { status: answered } = await create({ ...whole, content_type, content_status })
    expect(answered).toBe(expected)
  })

  test('stays with its shop and its kind, and what the office published stays the office’s', async () => {
    const { body } = await create({ ...article, content_type: 'voice' })
    const { content_id } = body.content
    const moved = await change(content_id, { version: 1, tenpo_no: '003', content_type: 'info' })
    expect(Object.keys(moved.body.errors).sort()).toEqual(['content_type', 'tenpo_no'])
    const shown = { version: 1, content_status: 'public', customer_type: 'rent' }
    await change(content_id, shown, admin)
    expect((await change(content_id, { version: 2, title: '別' })).status).toBe(403)
    expect((await create({ ...article, tenpo_no: '003' })).status).toBe(403)
  })

  test('of an older version is not written', async () => {
    const { content_id } = (await create(article)).body.content
    await change(content_id, { version: 1, title: 'A' })
    expect((await change(content_id, { version: 1, title: 'B' })).status).toBe(409)
    expect((await change(content_id, { title: 'B' })).status).toBe(422)
  })
})

describe('what visitors are to see', () => {
  const lacks = async (payload: object) =>
    Object.keys(
      (await create({ ...article, content_status: 'public', ...payload }, admin)).body.errors,
    )

  test('has what its page is nothing without', async () => {
    expect(await lacks({ body: '<p> </p>' })).toEqual(['body'])
    expect(await lacks({ content_type: 'info' })).toEqual(['city_code'])
    expect(await lacks({ content_type: 'voice' })).toEqual(['customer_type'])
    expect(await lacks({ content_type: 'seminar' })).toEqual(['sessions'])
    expect((await lacks({ content_type: 'ekimaesan_baibai' })).toSorted()).toEqual([
      'answer_short',
      'tag_name',
    ])
  })

  test('keeps a summary that follows the text until somebody writes one', async () => {
    const { content_id } = (await create({ ...article, body: '' })).body.content
    const summary = async (payload: object) =>
      (await change(content_id, payload)).body.content.summary
    expect(await summary({ version: 1, body: '<p>はじめ</p>' })).toBe('はじめ')
    expect(await summary({ version: 2, body: '<p>つぎ</p>' })).toBe('つぎ')
    expect(await summary({ version: 3, summary: '自分の要約' })).toBe('自分の要約')
    expect(await summary({ version: 4, body: '<p>おわり</p>' })).toBe('自分の要約')
    expect(await summary({ version: 5, summary: '' })).toBe('おわり')
  })

  test('is in the category of its name, and a town in that of its area', async () => {
    const tag = async (payload: object) => {
      const { tag_id, tag_name } = (await create({ ...article, ...payload }, admin)).body.content
      return [tag_id, tag_name]
    }
    const [first] = await tag({ tag_name: '採用' })
    expect(await tag({ tag_name: ' 採用 ' })).toEqual([first, '採用'])
    expect(await tag({ tag_name: '工事' })).toEqual([first + 1, '工事'])
    expect(await tag({ tag_name: '' })).toEqual([null, null])
    const [area, name] = await tag({ content_type: 'info', city_code: '40203' })
    expect([typeof area, name]).toEqual(['number', expect.stringContaining('久留米')])
  })
})

describe('the dates of a seminar', () => {
  const session = (session_no: number, more = {}) => ({
    session_no,
    start_at: `2027-02-0${session_no}T13:00:00+09:00`,
    end_at: `2027-02-0${session_no}T15:00:00+09:00`,
    venue_name: '久留米本店',
    address: null,
    online_url: null,
    capacity: 20,
    apply_deadline: `2027-01-3${session_no === 1 ? 0 : 1}T18:00:00+09:00`,
    ...more,
  })
  const seminar = { ...article, content_type: 'seminar', sessions: [session(1), session(2)] }

  test('are written with it, and keep those who have applied', async () => {
    const { body } = await create(seminar, admin)
    const { content_id, sessions } = body.content
    expect(sessions).toMatchObject([{ session_no: 1, applied_count: 0 }, { session_no: 2 }])
    await api()
      .db.update(seminarSessions)
      .set({ appliedCount: 5 })
      .where(and(eq(seminarSessions.contentId, content_id), eq(seminarSessions.sessionNo, 1)))

    const dropped = await change(content_id, { version: 1, sessions: [session(2)] }, admin)
    expect(dropped).toMatchObject({ status: 409, body: { code: 'content.session_has_applicants' } })
    const small = [session(1, { capacity: 4 })]
    const shrunk = await change(content_id, { version: 1, sessions: small }, admin)
    expect(shrunk.body.errors).toHaveProperty(['sessions.0.capacity'])
    const one = [session(1, { capacity: 5, venue_name: '別会場' })]
    const changed = await change(content_id, { version: 1, sessions: one }, admin)
    expect(changed.body.content.sessions).toMatchObject([
      { session_no: 1, applied_count: 5, capacity: 5, venue_name: '別会場' },
    ])
  })

  test('stay as those who are about to come were told, until they are moved or cancelled', async () => {
    const { body } = await create(seminar, admin)
    const { content_id: contentId } = body.content
    const [startAt, endAt] = ['13:00', '15:00'].map((time) => new Date(`2027-02-01T${time}+09:00`))
    const visit = { kind: 'seminar', contentId, sessionNo: 1, people: 1, startAt, endAt }
    const row = { ...visit, receiptNo: 'K2611-900001', createdAt: NOW } as Reservation
    await api().db.insert(reservations).values(row)

    const moved = [session(1, { start_at: '2027-02-01T13:30:00+09:00' }), session(2)]
    const refused = { status: 409, body: { code: 'content.session_has_applicants' } }
    expect(await change(contentId, { version: 1, sessions: moved }, admin)).toMatchObject(refused)
    expect(await remove(contentId, admin)).toMatchObject(refused)
    const second = [session(1), session(2, { start_at: '2027-02-02T14:00:00+09:00' })]
    const other = await change(contentId, { version: 1, sessions: second }, admin)
    expect(other.status).toBe(200)
    await api().db.update(reservations).set({ cancelledAt: NOW })
    expect((await change(contentId, { version: 2, sessions: moved }, admin)).status).toBe(200)
    expect((await remove(contentId, admin)).status).toBe(204)
  })

  test('end after they have begun, and have a number of their own', async () => {
    const backwards = [session(1, { end_at: '2027-02-01T12:00:00+09:00' })]
    const { body } = await create({ ...seminar, sessions: backwards }, admin)
    expect(body.errors).toHaveProperty(['sessions.0.end_at'])
    const twice = await create({ ...seminar, sessions: [session(1), session(1)] }, admin)
    expect(twice.body.errors).toHaveProperty('sessions')
  })
})
