import { expect, test } from '@jest/globals'
import { colleagues } from '../../testing/colleagues.ts'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60, env: { RATE_SIGN_IN: '0', RATE_SIGN_IN_EMAIL: '0' } })

const NUL = '\u0000'
const VALUES: readonly unknown[] = [
  ...[null, true, -1, 1e308, [], {}, [null], { a: 1 }, '', ' '],
  ...[NUL, `a${NUL}@example.jp`, '\ud800', 'あ'.repeat(300), "' or 1=1 --", '<script>'],
  ...['0000-01-01', '9999-12-31T23:59:59+09:00', '../../etc/passwd', '%00'],
]

/** Calls with a body, with a field of each that gets every value; the rest is as it should be. */
const BODIES: readonly [path: string, good: Record<string, unknown>][] = [
  ['staff/sign-in-codes', { email: 'own@example.jp' }],
  ['staff/session', { email: 'own@example.jp', code: '123456' }],
  [
    'staff/session/passkey',
    { challenge_id: '5e1b2b6e-2d0b-4f2f-9a3e-0f7b8a9c0d1e', credential: {} },
  ],
  ['staff/passkeys', { credential: { id: 'x', rawId: 'x', response: {} }, name: '電話' }],
  ['staffs/000101/invitation', { email: 'x@example.jp', user_type: 'shop' }],
  ['inquiries/1/replies', { body: 'x', complete: true }],
  ['bookings/K2611-000001/move', { sequence: 0, date: '2026-12-08', time: '10:30' }],
  [
    'blocked-times',
    {
      ...{ tenpo_no: '301', start_at: '2026-12-08T10:00:00+09:00' },
      ...{ end_at: '2026-12-08T12:00:00+09:00', reason: null },
    },
  ],
]

const PATHS = VALUES.map((value) => encodeURIComponent(String(value).toWellFormed()))

test('whatever is sent to the calls of the staff, it is refused or taken', async () => {
  const { admin } = await colleagues(api())
  const failed: unknown[] = []
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const headers = await api().signedIn(admin)
    const { status } = await api().call(path, { method, headers, payload })
    if (status >= 500) failed.push({ method, path, payload, status })
  }
  for (const [path, good] of BODIES) {
    for (const field of Object.keys(good)) {
      for (const value of VALUES) await ask('POST', path, { ...good, [field]: value })
    }
  }
  for (const value of PATHS) {
    await ask('GET', `bookings?from=${value}&to=2026-12-08`)
    await ask('GET', `bookings?from=2026-12-01&to=2026-12-08&tenpo_no=${value}`)
    await ask('GET', `today?tenpo_no=${value}`)
    await ask('POST', `bookings/${value}/cancel`)
    await ask('DELETE', `blocked-times/${value}`)
    await ask('DELETE', `staff/passkeys/${value}`)
    await ask('DELETE', `inquiries/1/replies/${value}`)
  }
  expect(failed).toEqual([])
})

test('a cookie that is none signs in nobody', async () => {
  for (const value of ['', NUL, '%00', '%E0%A4%A', 'x'.repeat(5000), '"', ';;;=', '\ud800']) {
    const cookie = `staff_session=${value}`
    expect((await api().call('staff/session', { headers: { cookie } })).status).toBe(401)
  }
})
