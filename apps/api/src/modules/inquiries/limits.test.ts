import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { INTERNAL_TOKEN, useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })

function post(visitor: string, email: string, key: string = randomUUID()) {
  const payload = {
    inquiry_type: 'other',
    form: 'contact',
    site_type: 'baibai',
    name: '筑紫 太郎',
    email,
    body: '質問です。',
    agree_privacy: true,
    details: { category: 'buy' },
  }
  const headers = {
    'idempotency-key': key,
    'x-internal-token': INTERNAL_TOKEN,
    'x-forwarded-for': visitor,
  }
  return api().call('inquiry', { method: 'POST', headers, payload })
}

test('a visitor may send five enquiries in ten minutes; repetitions do not count', async () => {
  const key = randomUUID()
  for (let i = 0; i < 6; i++) await post('203.0.113.1', 'a@example.jp', key)
  for (let i = 0; i < 4; i++) {
    expect((await post('203.0.113.1', `a${i}@example.jp`)).status).toBe(201)
  }
  const refused = await post('203.0.113.1', 'z@example.jp')
  expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('上限') } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
  expect((await post('203.0.113.2', 'z@example.jp')).status).toBe(201)
})

test('one address may be named three times in ten minutes, whoever sends', async () => {
  for (let i = 3; i < 6; i++) {
    expect((await post(`203.0.113.${i}`, 'Same@example.jp')).status).toBe(201)
  }
  expect((await post('203.0.113.9', 'same@example.jp')).status).toBe(429)
})
