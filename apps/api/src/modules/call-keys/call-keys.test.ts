import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from '../../db/drizzle.ts'
import { CALLS } from '../../testing/calls/calls.ts'
import { signedInColleagues } from '../../testing/colleagues.ts'
import { useApi } from '../../testing/test-api.ts'
import { auditLog } from '../audit-log/audit-log.table.ts'
import { blockedTimes } from '../bookings/blocked-times.table.ts'
import { outbox } from '../outbox/outbox.table.ts'
import { callKeys } from './call-keys.table.ts'

const api = useApi({ rooms: 60, env: { RATE_INQUIRY: '0', RATE_INQUIRY_EMAIL: '0' } })
type Headers = Record<string, string>
let own: Headers
let admin: Headers

beforeAll(async () => {
  ;({ own, admin } = await signedInColleagues(api()))
})

const CHANGES = CALLS.filter(
  ({ method, none, admin }) => method !== 'GET' && none === 401 && admin < 300,
)
const written = async () => [await api().db.$count(auditLog), await api().db.$count(outbox)]

const from = (hour: number) => ({
  tenpo_no: '301',
  start_at: `2027-03-01T${hour}:00:00+09:00`,
  end_at: `2027-03-01T${hour + 1}:00:00+09:00`,
})
const block = (key: string, payload: object, headers = own) =>
  api().call('blocked-times', {
    ...{ method: 'POST', payload },
    headers: { ...headers, 'idempotency-key': key },
  })
const blocked = () => api().db.$count(blockedTimes)

describe('under a key', () => {
  test.each(CHANGES)('$name is done once, and answered alike', async ({ method, target }) => {
    const { path, payload } = await target(api())
    const headers = { ...admin, 'idempotency-key': randomUUID() }
    const first = await api().call(path, { method, headers, payload })
    expect(first.status).toBeLessThan(300)
    const after = await written()
    const again = await api().call(path, { method, headers, payload })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(await written()).toEqual(after)
  })

  test('another content is refused, and is not done', async () => {
    const key = randomUUID()
    await block(key, from(10))
    const before = await blocked()
    expect(await block(key, from(11))).toMatchObject({
      status: 422,
      body: { code: 'call.key_reused' },
    })
    const elsewhere = { ...own, 'idempotency-key': key }
    const read = await api().call('inquiries/1/read', { method: 'POST', headers: elsewhere })
    expect(read.body.code).toBe('call.key_reused')
    expect(await blocked()).toBe(before)
  })

  test('a call that was refused can be put right', async () => {
    const key = randomUUID()
    const backwards = { ...from(12), end_at: from(11).start_at }
    expect((await block(key, backwards)).status).toBe(422)
    expect((await block(key, from(12))).status).toBe(201)
  })

  test('two at the same moment are one', async () => {
    const [key, before] = [randomUUID(), await blocked()]
    const answers = await Promise.all([0, 1, 2].map(() => block(key, from(13))))
    expect(await blocked()).toBe(before + 1)
    for (const { status, body } of answers)
      expect([201, 'call.done']).toContain(body.code ?? status)
  })

  test('what was done by a process that ended then is not done again', async () => {
    const key = randomUUID()
    await block(key, from(14))
    await api()
      .db.update(callKeys)
      .set({ status: null, answer: null })
      .where(eq(callKeys.callKey, key))
    const before = await blocked()
    expect(await block(key, from(14))).toMatchObject({ status: 409, body: { code: 'call.done' } })
    expect(await blocked()).toBe(before)
  })

  test('a key is of one person', async () => {
    const [key, before] = [randomUUID(), await blocked()]
    await block(key, from(15))
    await block(key, from(15), admin)
    expect(await blocked()).toBe(before + 2)
  })

  test('a key is a UUID', async () => {
    expect(await block('again', from(16))).toMatchObject({
      status: 400,
      body: { code: 'call.key_invalid' },
    })
  })
})

test('without a key every call is done', async () => {
  const before = await blocked()
  for (let time = 0; time < 2; time += 1) {
    await api().call('blocked-times', { method: 'POST', headers: own, payload: from(17) })
  }
  expect(await blocked()).toBe(before + 2)
})
