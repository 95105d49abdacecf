import { beforeAll, describe, expect, test } from '@jest/globals'
import { colleagues } from '../testing/colleagues.ts'
import { signInByMail } from '../testing/sign-in.ts'
import { useApi } from '../testing/test-api.ts'

describe.each([
  ['https://staff.example.jp', true],
  ['http://localhost:3003', false],
])('where the staff work at %s', (origin, isSecure) => {
  const api = useApi({ rooms: 60, env: { STAFF_ORIGIN: origin } })
  let own: string
  beforeAll(async () => {
    own = (await colleagues(api())).own
  })

  test(`the cookie ${isSecure ? 'goes over HTTPS alone' : 'needs no HTTPS'}, at sign-in and at sign-out`, async () => {
    const [path, entering] = await signInByMail(api(), own)
    const entered = await api().call(path, { ...entering, headers: { origin } })
    expect(entered.status).toBe(200)
    const set = String(entered.headers['set-cookie'])
    const [cookie = ''] = set.split(';')
    const left = await api().call('staff/session', {
      method: 'DELETE',
      headers: { cookie, origin, 'x-csrf-token': entered.body.session.csrf_token },
    })
    expect(left.status).toBe(204)
    for (const one of [set, String(left.headers['set-cookie'])]) {
      for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(one).toContain(part)
      expect(one.includes('Secure')).toBe(isSecure)
    }
  })
})
