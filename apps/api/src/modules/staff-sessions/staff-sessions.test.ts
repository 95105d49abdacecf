import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq } from '../../db/drizzle.ts'
import { authenticator } from '../../testing/authenticator.ts'
import { OTHER, OWN } from '../../testing/calls/call.ts'
import { colleagues } from '../../testing/colleagues.ts'
import { takeIn } from '../../testing/intake.ts'
import { mailedCode } from '../../testing/sign-in.ts'
import { NOW, STAFF_ORIGIN, useApi } from '../../testing/test-api.ts'
import { outbox } from '../outbox/outbox.table.ts'
import { staffs } from '../staffs/staffs.table.ts'
import { staffCodes, staffSessions } from './staff-sessions.table.ts'

const api = useApi({ rooms: 60, env: { RATE_SIGN_IN: '0', RATE_SIGN_IN_EMAIL: '0' } })
const EMAIL = 'own@example.jp'
const MINUTE = 60_000

let own: string
beforeAll(async () => {
  own = (await colleagues(api())).own
})
beforeEach(async () => {
  api().clock.now = NOW
  await api().db.delete(outbox)
  await api().db.delete(staffCodes)
  await change({ tenpoNo: OWN, userType: null })
})

type Headers = Record<string, string>
const post = (path: string, payload?: object, headers: Headers = {}) =>
  api().call(path, { method: 'POST', payload, headers })
const ask = (email = EMAIL) => post('staff/sign-in-codes', { email })
const enter = (code: string | undefined, email = EMAIL, headers?: Headers) =>
  post('staff/session', { email, code }, headers)
const code = async (email = EMAIL) => {
  // The clock stands still: nothing tells which of two mails is the later.
  await api().db.delete(outbox)
  await ask(email)
  return (await mailedCode(api(), email)) ?? ''
}
const wrong = (right: string) => String((Number(right) + 1) % 1e6).padStart(6, '0')
const later = (ms: number) => {
  api().clock.now = new Date(NOW.getTime() + ms)
}
const change = (values: Partial<typeof staffs.$inferInsert>) =>
  api().db.update(staffs).set(values).where(eq(staffs.syainNo, own))
const cookieOf = ({ headers }: Awaited<ReturnType<typeof enter>>) => String(headers['set-cookie'])
const tokenIn = (cookie: string) => /staff_session=([^;]*)/.exec(cookie)?.[1] ?? ''
const whoIs = async (headers: Headers) => (await api().call('staff/session', { headers })).status

describe('a code', () => {
  test('signs in whoever has the mail', async () => {
    const entered = await enter(await code())
    expect(entered.status).toBe(200)
    const { session } = entered.body
    expect(session).toMatchObject({
      staff: { syain_no: own, name: '筑紫 花子', tenpo_no: OWN, user_type: 'shop' },
      expires_at: '2026-11-22T03:00:00+09:00',
    })
    const cookie = cookieOf(entered)
    expect(cookie).toMatch(/^staff_session=[\w-]{43}; .*Path=\//)
    for (const part of ['HttpOnly', 'SameSite=Strict']) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Secure')
    const headers = { cookie: `staff_session=${tokenIn(cookie)}`, origin: STAFF_ORIGIN }
    const again = await api().call('staff/session', { headers })
    expect(again.body).toEqual(entered.body)
    expect(again.headers['cache-control']).toBe('private, no-store')

    const csrf = { ...headers, 'x-csrf-token': session.csrf_token }
    const out = await api().call('staff/session', { method: 'DELETE', headers: csrf })
    expect(out.status).toBe(204)
    expect(cookieOf(out)).toMatch(/^staff_session=; .*1970/)
    expect(await whoIs(headers)).toBe(401)

    const admin = await api().as({ user_type: 'admin' })
    const log = await api().call(`audit-log?resource=staff/session&resource_id=${own}`, {
      headers: admin,
    })
    const who = { user_type: 'shop', tenpo_no: OWN, syain_no: own, changes: [] }
    expect(log.body.audit_log).toEqual(
      ['remove', 'create'].map((action) => expect.objectContaining({ ...who, action })),
    )
  })

  test('is read in full width, with spaces, for an address in any case', async () => {
    const right = await code()
    const full = [...right].map((it) => String.fromCharCode(it.charCodeAt(0) + 0xfee0)).join(' ')
    expect((await enter(full, ' OWN@Example.JP ')).status).toBe(200)
  })

  test('goes to the address of the profile, however it was asked for', async () => {
    await change({ email: 'k-own@example.jp' })
    await ask('\u212A-own@example.jp')
    const mails = await api().db.select().from(outbox)
    expect(mails.map(({ payload }) => payload.to)).toEqual(['k-own@example.jp'])
    await change({ email: EMAIL })
  })

  test('is worth nothing once used, replaced, too late, or when it is of somebody else', async () => {
    const used = await code()
    expect((await enter(used)).status).toBe(200)
    expect((await enter(used)).status).toBe(401)
    const replaced = await code()
    const fresh = await code()
    if (replaced !== fresh) expect((await enter(replaced)).status).toBe(401)
    expect((await enter(fresh, 'staff000101@example.jp')).status).toBe(401)
    later(10 * MINUTE)
    expect((await enter(fresh)).status).toBe(401)
    later(10 * MINUTE - 1)
    expect((await enter(fresh)).status).toBe(200)
  })

  test('is not sent any more when it is too late', async () => {
    await ask()
    const [mail] = await api().db.select().from(outbox)
    expect(mail?.payload.until).toBe(new Date(NOW.getTime() + 10 * MINUTE).toISOString())
  })
})

describe('guessing', () => {
  test('ends with the fifth try', async () => {
    const right = await code()
    for (let tries = 1; tries <= 4; tries++) {
      expect((await enter(wrong(right))).status).toBe(401)
    }
    expect((await enter(right)).status).toBe(200)
    const next = await code()
    for (let tries = 1; tries <= 5; tries++) await enter(wrong(next))
    expect((await enter(next)).status).toBe(401)
  })

  test('a hundred at the same time are five', async () => {
    await ask()
    const guesses = Array.from({ length: 100 }, (_, guess) => enter(String(100_000 + guess)))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(2)
    const [row] = await api().db.select().from(staffCodes)
    expect(row?.tries ?? 5).toBe(5)
  })

  test('the right code, a hundred times at the same time, signs in once', async () => {
    const right = await code()
    const all = await Promise.all(Array.from({ length: 100 }, () => enter(right)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('tells nobody who works here', async () => {
    const known = await ask()
    const unknown = await ask('nobody@example.jp')
    expect([known.status, unknown.status]).toEqual([204, 204])
    const refusals = [await enter('000000'), await enter('000000', 'nobody@example.jp')]
    const bodies = refusals.map(({ body }) => ({ ...body, request_id: '' }))
    expect(bodies[0]).toEqual(bodies[1])
    expect(bodies[0].message).toContain('コードが違うか')
  })
})

describe('a session', () => {
  test('gets a token that nobody chose, and ends the one before', async () => {
    const chosen = 'a'.repeat(43)
    const first = tokenIn(
      cookieOf(await enter(await code(), EMAIL, { cookie: `staff_session=${chosen}` })),
    )
    expect(first).not.toBe(chosen)
    expect(await whoIs({ cookie: `staff_session=${chosen}` })).toBe(401)
    const cookie = `staff_session=${first}`
    const second = tokenIn(cookieOf(await enter(await code(), EMAIL, { cookie })))
    expect(await whoIs({ cookie })).toBe(401)
    expect(await whoIs({ cookie: `staff_session=${second}` })).toBe(200)
  })

  test('is begun for a browser by no other site', async () => {
    const evil = { origin: 'https://evil.example' }
    const refused = await enter(await code(), EMAIL, evil)
    expect(refused.status).toBe(403)
    expect(refused.headers).not.toHaveProperty('set-cookie')
    expect((await enter(await code(), EMAIL, { origin: STAFF_ORIGIN })).status).toBe(200)
  })

  test('ends after twelve hours', async () => {
    const headers = await api().signedIn(own)
    later(12 * 60 * MINUTE - 1)
    expect(await whoIs(headers)).toBe(200)
    later(12 * 60 * MINUTE)
    expect(await whoIs(headers)).toBe(401)
  })

  test.each([
    ['moves to another shop', { tenpoNo: OTHER }, { tenpoNo: OWN }],
    ['gets another role', { userType: 'admin' }, { userType: null }],
  ] as const)(
    'ends at once when its owner %s, also when they come back',
    async (_, there, back) => {
      const headers = await api().signedIn(own)
      expect(await whoIs(headers)).toBe(200)
      await change(there)
      expect(await whoIs(headers)).toBe(401)
      await change(back)
      expect(await whoIs(headers)).toBe(401)
    },
  )

  test.each([
    ['is cleared', null],
    ['becomes another one', 'new@example.jp'],
  ])(
    'ends at once when the address of its owner %s, and with it codes and passkeys',
    async (_, email) => {
      const headers = await api().signedIn(own)
      const right = await code()
      const device = authenticator()
      const { options } = (await post('staff/passkeys/options', undefined, headers)).body
      const key = { name: '電話', credential: device.register(options) }
      expect((await post('staff/passkeys', key, headers)).status).toBe(201)

      const admin = await api().as({ user_type: 'admin' })
      const put = async (payload: object) => {
        const { staff } = (await api().call(`staffs/${own}`, { headers: admin })).body
        const changed = { ...payload, version: staff.version }
        const path = `staffs/${own}`
        return (await api().call(path, { method: 'PUT', headers: admin, payload: changed })).status
      }
      expect(await put({ email: EMAIL.toUpperCase(), shumi: '散歩' })).toBe(200)
      expect(await whoIs(headers)).toBe(200)
      expect(await put({ email })).toBe(200)
      expect(await whoIs(headers)).toBe(401)
      expect(await put({ email: EMAIL })).toBe(200)
      expect(await whoIs(headers)).toBe(401)
      expect((await enter(right)).status).toBe(401)
      const asked = (await post('staff/session/passkey/options')).body
      const credential = device.signIn(asked.options)
      const again = { challenge_id: asked.challenge_id, credential }
      expect((await post('staff/session/passkey', again)).status).toBe(401)
    },
  )

  test('ends at once when an invitation or a file gives its owner another address', async () => {
    const admin = await api().as({ user_type: 'admin' })
    const first = await api().signedIn(own)
    const path = `staffs/${own}/invitation`
    expect((await post(path, { email: EMAIL }, admin)).status).toBe(201)
    expect(await whoIs(first)).toBe(200)
    expect((await post(path, { email: 'invited@example.jp' }, admin)).status).toBe(201)
    expect(await whoIs(first)).toBe(401)

    const second = await api().signedIn(own)
    await takeIn(api(), 'staffs', [{ syain_no: own, shumi: '読書' }])
    expect(await whoIs(second)).toBe(200)
    await takeIn(api(), 'staffs', [{ syain_no: own, email: EMAIL }])
    expect(await whoIs(second)).toBe(401)
  })

  test('ends at once when its owner leaves', async () => {
    const admin = await api().as({ user_type: 'admin' })
    const person = {
      syain_no: '980009',
      tenpo_no: OWN,
      name: '筑紫 次郎',
      name_kana: 'チクシ ジロウ',
    }
    expect((await post('staffs', person, admin)).status).toBe(201)
    const headers = await api().signedIn('980009')
    const mine = await api().call('inquiries', { headers })
    expect(mine.status).toBe(200)
    await api().call('staffs/980009', { method: 'DELETE', headers: admin })
    expect((await api().call('inquiries', { headers })).status).toBe(401)
  })

  test('is no token: neither in a header nor by the hash that is kept', async () => {
    const { cookie } = await api().signedIn(own)
    const authorization = `Bearer ${tokenIn(cookie)}`
    expect((await api().call('inquiries', { headers: { authorization } })).status).toBe(401)
    const [row] = await api().db.select().from(staffSessions)
    expect(await whoIs({ cookie: `staff_session=${row?.tokenHash}` })).toBe(401)
  })

  test('is gone from the database the night after it has ended', async () => {
    await api().signedIn(own)
    later(2 * 24 * 60 * MINUTE)
    await api().newDay()
    expect(await api().db.$count(staffSessions)).toBe(0)
  })
})
