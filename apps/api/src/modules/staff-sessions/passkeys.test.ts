import { beforeAll, describe, expect, test } from '@jest/globals'
import { authenticator } from '../../testing/authenticator.ts'
import { colleagues } from '../../testing/colleagues.ts'
import { NOW, useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60, env: { RATE_SIGN_IN: '0' } })
type Headers = Record<string, string>
type Device = ReturnType<typeof authenticator>
type Situation = Parameters<Device['signIn']>[1]

let people: Awaited<ReturnType<typeof colleagues>>
let headers: Headers
beforeAll(async () => {
  people = await colleagues(api())
  headers = await api().signedIn(people.own)
})

const post = (path: string, payload?: object, as: Headers = {}) =>
  api().call(path, { method: 'POST', payload, headers: as })

async function register(device: Device, as = headers, situation?: Situation) {
  const { body } = await post('staff/passkeys/options', undefined, as)
  const credential = device.register(body.options, situation)
  return post('staff/passkeys', { name: '店の電話', credential }, as)
}

const begin = async () => (await post('staff/session/passkey/options')).body
async function signIn(device: Device, situation?: Situation) {
  const { options, challenge_id } = await begin()
  const credential = device.signIn(options, situation)
  return post('staff/session/passkey', { challenge_id, credential })
}

test('a passkey is registered, signs in its owner, and is removed', async () => {
  const device = authenticator()
  const { status, body } = await register(device)
  expect(status).toBe(201)
  expect(body.passkey).toMatchObject({ name: '店の電話', last_used_at: null })
  const entered = await signIn(device)
  expect(entered.status).toBe(200)
  expect(entered.body.session.staff.syain_no).toBe(people.own)
  expect(String(entered.headers['set-cookie'])).toContain('HttpOnly')
  const listed = await api().call('staff/passkeys', { headers })
  expect(listed.body.passkeys[0].last_used_at).toBe('2026-11-21T15:00:00+09:00')

  const path = `staff/passkeys/${body.passkey.id}`
  const others = await api().signedIn(people.other)
  expect((await api().call(path, { method: 'DELETE', headers: others })).status).toBe(404)
  expect((await api().call(path, { method: 'DELETE', headers })).status).toBe(204)
  expect((await signIn(device)).status).toBe(401)
})

describe('refused is', () => {
  const wrong: [string, Situation][] = [
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a key for another site', { rpId: 'evil.example' }],
    ['a device that does not know its owner', { isVerified: false }],
  ]

  test.each(wrong)('%s, for registering and for signing in', async (_, situation) => {
    const device = authenticator()
    expect((await register(device, headers, situation)).status).toBe(422)
    expect((await register(device)).status).toBe(201)
    expect((await signIn(device, situation)).status).toBe(401)
    expect((await signIn(device)).status).toBe(200)
  })

  test('a device that nobody has registered', async () => {
    expect((await signIn(authenticator())).status).toBe(401)
  })

  test('an answer that is sent again, or too late', async () => {
    const device = authenticator()
    await register(device)
    const { options, challenge_id } = await begin()
    const payload = { challenge_id, credential: device.signIn(options) }
    expect((await post('staff/session/passkey', payload)).status).toBe(200)
    expect((await post('staff/session/passkey', payload)).status).toBe(401)
    const late = await begin()
    api().clock.now = new Date(NOW.getTime() + 5 * 60_000)
    const credential = device.signIn(late.options)
    const answer = await post('staff/session/passkey', { ...late, credential })
    expect(answer.status).toBe(401)
    api().clock.now = NOW
  })

  test('a copy of a key, by its counter', async () => {
    const device = authenticator()
    await register(device)
    const [older, newer] = [await begin(), await begin()]
    const old = device.signIn(older.options)
    const now = device.signIn(newer.options)
    const send = (challenge_id: string, credential: object) =>
      post('staff/session/passkey', { challenge_id, credential })
    expect((await send(newer.challenge_id, now)).status).toBe(200)
    expect((await send(older.challenge_id, old)).status).toBe(401)
  })

  test('a key made for the challenge of a colleague, or for that of a sign-in', async () => {
    const others = await api().signedIn(people.other)
    const { body } = await post('staff/passkeys/options', undefined, others)
    const { options } = await begin()
    for (const challenge of [body.options, options]) {
      const credential = authenticator().register(challenge)
      const answer = await post('staff/passkeys', { name: 'x', credential }, headers)
      expect(answer.status).toBe(422)
    }
  })

  test('a credential that is none', async () => {
    for (const credential of [{}, { id: 1 }, { id: 'x', rawId: 'x', response: [] }]) {
      const { challenge_id } = await begin()
      expect((await post('staff/session/passkey', { challenge_id, credential })).status).toBe(401)
      const payload = { name: 'x', credential }
      expect((await post('staff/passkeys', payload, headers)).status).toBe(422)
    }
  })
})
