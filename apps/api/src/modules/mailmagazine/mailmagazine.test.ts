import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { desc, eq, sql } from '../../db/drizzle.ts'
import { NOW, useApi } from '../../testing/test-api.ts'
import { outbox } from '../outbox/outbox.table.ts'
import {
  mailmagazineSubscribers as subscribers,
  mailmagazineSearches as waiting,
} from './mailmagazine.table.ts'

const UNLIMITED = { RATE_INQUIRY: '0', RATE_INQUIRY_DAY: '0', RATE_INQUIRY_EMAIL: '0' }
const api = useApi({
  rooms: 60,
  env: { ...UNLIMITED, API_PUBLIC_ORIGIN: 'https://api.example.jp' },
})

const send = async (email: string, details: object) => {
  const { status } = await api().call('inquiry', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    payload: {
      inquiry_type: 'mailmagazine',
      form: 'mail-magazine',
      site_type: 'baibai',
      email,
      agree_privacy: true,
      details,
    },
  })
  return status
}
const subscribe = (email: string, type = 'hanbai_tochi') =>
  send(email, { mode: 'subscribe', bukken_type: [type] })
const unsubscribe = (email: string) => send(email, { mode: 'unsubscribe' })

/** The newest mail to somebody. */
async function mailTo(email: string) {
  const [row] = await api()
    .db.select()
    .from(outbox)
    .where(sql`${outbox.payload} ->> 'to' = ${email}`)
    .orderBy(desc(outbox.createdAt))
    .limit(1)
  return row?.payload as
    | { subject: string; text: string; one_click_unsubscribe?: string }
    | undefined
}
const tokenIn = (text: string | undefined, name: string) =>
  new RegExp(`mail-(?:magazine|alert)\\?${name}=([0-9a-f-]{36})`).exec(text ?? '')?.[1] ?? ''
const confirm = (token: string) =>
  api().call(`mailmagazine/confirm?token=${token}`, { method: 'POST' })
const subscriber = async (email: string) =>
  (await api().db.select().from(subscribers).where(eq(subscribers.email, email)))[0]
const searches = async (email: string) =>
  (await api().db.select().from(waiting).where(eq(waiting.email, email))).map(
    ({ search }) => search,
  )
const tick = () => {
  api().clock.now = new Date(api().clock.now.getTime() + 1000)
}

describe('the mail magazine', () => {
  test('begins when the owner of the mailbox says so, once', async () => {
    expect(await subscribe('Hana@example.jp')).toBe(201)
    expect(await subscriber('hana@example.jp')).toBeUndefined()
    const mail = await mailTo('hana@example.jp')
    expect(mail?.subject).toContain('メールマガジン登録のご確認')
    const token = tokenIn(mail?.text, 'confirm')
    tick()
    const { status, body, headers } = await confirm(token)
    expect([status, body]).toEqual([200, { mailmagazine: { status: 'subscribed' } }])
    expect(headers['cache-control']).toBe('no-store')
    expect(await searches('hana@example.jp')).toEqual(['/baibai/search/sale-lot'])
    const again = await Promise.all([confirm(token), confirm(token)])
    expect(again.map((answer) => answer.status)).toEqual([200, 200])
    const mails = await api().db.$count(outbox, sql`payload ->> 'to' = 'hana@example.jp'`)
    expect(mails).toBe(2)
  })

  test('is told to the head office as counts, which name nobody', async () => {
    await subscribe('waits@example.jp')
    const headers = await api().as({ user_type: 'admin' })
    const { body } = await api().call('mailmagazine/subscribers', { headers })
    expect(body).toEqual({
      subscribers: { total: 1, daily: 1, now: 0, searches: 1, unconfirmed: 1 },
    })
  })

  test('tells every mail program how to leave with one click', async () => {
    const welcome = await mailTo('hana@example.jp')
    const token = tokenIn(welcome?.text, 'manage')
    expect(welcome?.one_click_unsubscribe).toBe(
      `https://api.example.jp/api/v1/mailmagazine/unsubscribe?token=${token}`,
    )
    const oneClick = () =>
      api().call(`mailmagazine/unsubscribe?token=${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: '*/*' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect(await oneClick()).toMatchObject({
      status: 200,
      body: { mailmagazine: { status: 'unsubscribed' } },
    })
    expect(await subscriber('hana@example.jp')).toBeUndefined()
    expect((await oneClick()).status).toBe(200)
  })

  test('neither begins nor ends because a program has opened the links', async () => {
    await subscribe('scan@example.jp')
    const token = tokenIn((await mailTo('scan@example.jp'))?.text, 'confirm')
    const opened = (call: string) => api().call(`mailmagazine/${call}`)
    expect(await opened(`confirm?token=${token}`)).toMatchObject({
      status: 303,
      headers: { location: `http://127.0.0.1:3000/baibai/mail-magazine?confirm=${token}` },
    })
    expect(await subscriber('scan@example.jp')).toBeUndefined()

    await confirm(token)
    const { unsubscribeToken } = (await subscriber('scan@example.jp')) ?? {}
    expect(await opened(`unsubscribe?token=${unsubscribeToken}`)).toMatchObject({
      status: 303,
      headers: {
        location: `http://127.0.0.1:3000/baibai/mail-magazine?unsubscribe=${unsubscribeToken}`,
        'cache-control': 'no-store',
      },
    })
    const url = `/api/v1/mailmagazine/unsubscribe?token=${unsubscribeToken}`
    expect((await api().app.inject({ method: 'HEAD', url })).statusCode).toBe(303)
    expect(await subscriber('scan@example.jp')).toBeDefined()
  })

  test('ends by the form only after a confirmation, and strangers learn nothing', async () => {
    await subscribe('ken@example.jp')
    await confirm(tokenIn((await mailTo('ken@example.jp'))?.text, 'confirm'))
    tick()
    expect(await unsubscribe('ken@example.jp')).toBe(201)
    expect(await subscriber('ken@example.jp')).toBeDefined()
    const mail = await mailTo('ken@example.jp')
    expect(mail?.subject).toContain('配信停止のご確認')
    const { body } = await confirm(tokenIn(mail?.text, 'confirm'))
    expect(body.mailmagazine.status).toBe('unsubscribed')
    expect(await subscriber('ken@example.jp')).toBeUndefined()

    expect(await unsubscribe('nobody@example.jp')).toBe(201)
    expect(await mailTo('nobody@example.jp')).toBeUndefined()
  })

  test('takes new conditions only from the owner, who keeps the way out of older mails', async () => {
    await subscribe('mai@example.jp')
    await confirm(tokenIn((await mailTo('mai@example.jp'))?.text, 'confirm'))
    const before = await subscriber('mai@example.jp')
    tick()
    await subscribe('mai@example.jp', 'hanbai_mansion')
    expect(await subscriber('mai@example.jp')).toEqual(before)
    await confirm(tokenIn((await mailTo('mai@example.jp'))?.text, 'confirm'))
    const { unsubscribeToken } = before ?? {}
    expect(await subscriber('mai@example.jp')).toMatchObject({ unsubscribeToken })
    expect(await searches('mai@example.jp')).toEqual(['/baibai/search/sale-used-condo'])
  })

  test('leaves a subscriber the name and the pace that its form does not ask for', async () => {
    await subscribe('rei@example.jp')
    await confirm(tokenIn((await mailTo('rei@example.jp'))?.text, 'confirm'))
    expect(await subscriber('rei@example.jp')).toMatchObject({ frequency: 'daily', name: null })
    const chosen = { frequency: 'now', name: '筑紫 怜' } as const
    await api().db.update(subscribers).set(chosen).where(eq(subscribers.email, 'rei@example.jp'))
    tick()
    await subscribe('rei@example.jp', 'hanbai_mansion')
    tick()
    const asked = (await mailTo('rei@example.jp'))?.text
    expect(asked).toContain('配信のタイミング：公開されたらすぐ')
    await confirm(tokenIn(asked, 'confirm'))
    expect(await subscriber('rei@example.jp')).toMatchObject(chosen)
    expect((await mailTo('rei@example.jp'))?.text).toContain('筑紫 怜 様')
  })

  test('does not know links that are older than a day, or made up', async () => {
    await subscribe('late@example.jp')
    const token = tokenIn((await mailTo('late@example.jp'))?.text, 'confirm')
    api().clock.now = new Date(NOW.getTime() + 25 * 3_600_000)
    const late = await confirm(token)
    api().clock.now = NOW
    expect(late).toMatchObject({ status: 404, body: { code: 'mailmagazine.unknown_token' } })
    expect((await confirm(randomUUID())).status).toBe(404)
    expect((await confirm('x')).status).toBe(400)
    expect((await api().call('mailmagazine/confirm', { method: 'POST' })).status).toBe(400)
    const made = `mailmagazine/unsubscribe?token=${randomUUID()}`
    expect((await api().call(made, { method: 'POST' })).status).toBe(200)
  })
})
