import { beforeAll, describe, expect, test } from '@jest/globals'
import { badTokens } from './testing/bad-tokens.ts'
import { CALLS, type Call, callsIn, OTHER, OWN, plainReadsIn } from './testing/calls.ts'
import { useApi } from './testing/test-api.ts'

const api = useApi({ rooms: 600 })

type Headers = Record<string, string>
/** Each kind of caller and the status it gets. An invalid token counts as none. */
let callers: [string, Headers, (call: Call) => number][]

beforeAll(async () => {
  const shop = (tenpo_no: string) => api().as({ user_type: 'shop', tenpo_no })
  const tokens = Object.entries(await badTokens(api().staffJwks, api().clock.now))
  callers = [
    ['nobody', {}, (call) => call.none],
    ['its own shop', await shop(OWN), (call) => call.own],
    ['another shop', await shop(OTHER), (call) => call.other],
    ['the head office', await api().as({ user_type: 'admin' }), (call) => call.admin],
    ['somebody with a password', { authorization: 'Basic YTpi' }, (call) => call.none],
    ...tokens.map(
      ([fault, token]) =>
        [fault, { authorization: `Bearer ${token}` }, (call: Call) => call.none] as const,
    ),
  ] as typeof callers
})

test('nobody has forgotten a call', async () => {
  const { body } = await api().call('openapi.json')
  const known = [...CALLS, ...plainReadsIn(body)].map(({ name }) => name)
  expect(known.toSorted()).toEqual(callsIn(body).toSorted())
})

describe('who may do what', () => {
  test.each(CALLS.map((call) => [call.name, call] as const))('%s', (_, call) => tryAll(call))

  test('everybody may read what needs neither parameter nor token', async () => {
    const { body } = await api().call('openapi.json')
    for (const call of plainReadsIn(body)) await tryAll(call)
  })

  async function tryAll(call: Call) {
    const expected: [string, number][] = []
    const answered: [string, number][] = []
    for (const [caller, headers, statusOf] of callers) {
      const { path, payload } = await call.target(api())
      const options = { method: call.method, headers, payload }
      const { status, headers: answer } = await api().call(path, options)
      if (status === 401) expect(answer['www-authenticate']).toBe('Bearer')
      expected.push([`${call.name} by ${caller}`, statusOf(call)])
      answered.push([`${call.name} by ${caller}`, status])
    }
    expect(answered).toEqual(expected)
  }

  test('a refusal is the same whatever is wrong with the token', async () => {
    const bodies = new Set<string>()
    for (const [, headers, statusOf] of callers) {
      const call = CALLS.find(({ name }) => name === 'POST banners') as Call
      if (statusOf(call) !== 401) continue
      const { body } = await api().call('banners', { method: 'POST', headers, payload: {} })
      bodies.add(JSON.stringify({ ...body, request_id: '' }))
    }
    expect(bodies.size).toBe(1)
  })
})
