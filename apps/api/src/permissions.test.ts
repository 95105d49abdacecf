import { beforeAll, describe, expect, test } from '@jest/globals'
import { badTokens } from './testing/bad-tokens.ts'
import { type Call, OTHER, OWN } from './testing/calls/call.ts'
import { CALLS } from './testing/calls/calls.ts'
import { callsIn, plainReadsIn } from './testing/calls/in-document.ts'
import { colleagues } from './testing/colleagues.ts'
import { useApi } from './testing/test-api.ts'

const unlimited = { RATE_INQUIRY: '0', RATE_SIGN_IN: '0', RATE_SIGN_IN_EMAIL: '0' }
const api = useApi({ env: unlimited })

/** The same people as others, who came with a session or with a token. */
const TWICE = ['its own shop', 'the head office', 'another shop, signed in']

type Headers = Record<string, string>
/** Each kind of caller and the status it gets. An invalid token counts as none. */
type Caller = [string, () => Promise<Headers>, (call: Call) => number]
let callers: Caller[]
/** Whom every call is tried with; in `npm test` faults of keys and pages are tried with one call. */
let tried: Caller[]

beforeAll(async () => {
  const shop = (tenpo_no: string) => () => api().as({ user_type: 'shop', tenpo_no })
  const fixed = (headers: Headers) => async () => headers
  const { own, other, admin } = await colleagues(api())
  /** A new session for every call: one of them ends it. */
  const signedIn = (syainNo: string, more?: Headers) => async () => ({
    ...(await api().signedIn(syainNo)),
    ...more,
  })
  const tokens = Object.entries(await badTokens(api().staffJwks, api().clock.now))
  callers = [
    ['nobody', fixed({}), (call) => call.none],
    ['its own shop', shop(OWN), (call) => call.own],
    ['another shop', shop(OTHER), (call) => call.other],
    ['the head office', () => api().as({ user_type: 'admin' }), (call) => call.admin],
    ['its own shop, signed in', signedIn(own), (call) => call.session ?? call.own],
    ['another shop, signed in', signedIn(other), (call) => call.session ?? call.other],
    ['the head office, signed in', signedIn(admin), (call) => call.session ?? call.admin],
  ]
  const pages = (await foreignPages(own, admin)).map(
    ([fault, headers]): Caller => [fault, signedIn(own, headers), fromForeignPage],
  )
  const withBadTokens = tokens.map(
    ([fault, token]): Caller => [
      fault,
      fixed({ authorization: `Bearer ${token}` }),
      (call) => call.none,
    ],
  )
  const others: Caller[] = [
    ['a forged session', fixed({ cookie: `staff_session=${'x'.repeat(43)}` }), ({ none }) => none],
    ['somebody with a password', fixed({ authorization: 'Basic YTpi' }), (call) => call.none],
  ]
  const few = callers.filter(([caller]) => !TWICE.includes(caller))
  callers.push(...pages, ...withBadTokens, ...others)
  tried = process.env.TEST_FULL ? callers : few
})

/** What pages of other sites can make the browser of somebody send who has signed in. */
async function foreignPages(own: string, admin: string): Promise<[string, Headers][]> {
  const { 'x-csrf-token': othersToken } = await api().signedIn(admin)
  const { 'x-csrf-token': olderToken } = await api().signedIn(own)
  return [
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page of the public site', { origin: 'http://127.0.0.1:3000' }],
    ['a page without an origin', { origin: '' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a page without the token', { 'x-csrf-token': '' }],
    ['a page with the token of a colleague', { 'x-csrf-token': othersToken }],
    ['a page with the token of another session', { 'x-csrf-token': olderToken }],
  ]
}

/** Reads are as ever, for other sites cannot see the answer; a change is refused. */
function fromForeignPage(call: Call): number {
  if (call.method === 'GET') return call.session ?? call.own
  return call.none === 401 && !call.name.startsWith('POST staff/session') ? 403 : call.none
}

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

  async function tryAll(call: Call, by = tried) {
    const expected: [string, number][] = []
    const answered: [string, number][] = []
    let target: Awaited<ReturnType<Call['target']>> | undefined
    for (const [caller, headersOf, statusOf] of by) {
      target ??= await call.target(api())
      const { path, payload } = target
      const headers = await headersOf()
      const options = { method: call.method, headers, payload }
      const { status, headers: answer } = await api().call(path, options)
      // What was refused is as before.
      if (status < 400) target = undefined
      if (status === 401) expect(answer['www-authenticate']).toBe('Bearer')
      expected.push([`${call.name} by ${caller}`, statusOf(call)])
      answered.push([`${call.name} by ${caller}`, status])
    }
    expect(answered).toEqual(expected)
  }

  test('no fault of a token or of a foreign page lets a change pass', async () => {
    await tryAll(CALLS.find(({ name }) => name === 'PUT shops/{tenpo_no}') as Call, callers)
  })

  test('a refusal is the same whatever is wrong with the token', async () => {
    const bodies = new Set<string>()
    for (const [, headersOf, statusOf] of callers) {
      const call = CALLS.find(({ name }) => name === 'POST banners') as Call
      if (statusOf(call) !== 401) continue
      const headers = await headersOf()
      const { body } = await api().call('banners', { method: 'POST', headers, payload: {} })
      bodies.add(JSON.stringify({ ...body, request_id: '' }))
    }
    expect(bodies.size).toBe(1)
  })
})
