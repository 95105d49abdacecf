import { expect, test } from '@jest/globals'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60, env: { RATE_SIGN_IN: '12', RATE_SIGN_IN_EMAIL: '2' } })

const from = (address: string, path: string, payload: object) =>
  api().call(path, { method: 'POST', payload, remoteAddress: address })
const ask = async (address: string, email: string) =>
  (await from(address, 'staff/sign-in-codes', { email })).status

test('an e-mail address is sent few codes, wherever they are asked for', async () => {
  for (const email of ['staff000101@example.jp', 'nobody@example.jp']) {
    expect(await ask('203.0.113.1', email)).toBe(204)
    expect(await ask('203.0.113.2', email.toUpperCase())).toBe(204)
    expect(await ask('203.0.113.3', email)).toBe(429)
  }
})

test('an address on the net has few tries, for whomever', async () => {
  const statuses: number[] = []
  for (let number = 0; number < 14; number++) {
    const payload = { email: `staff${number}@example.jp`, code: '000000' }
    statuses.push((await from('203.0.113.9', 'staff/session', payload)).status)
  }
  expect(statuses).toEqual([...Array(12).fill(401), 429, 429])
})
