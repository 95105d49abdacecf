import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { sql } from '../db/drizzle.ts'
import { useApi } from '../testing/test-api.ts'
import { serializers } from './logging.ts'

const lines: string[] = []
const api = useApi({
  rooms: 60,
  env: { LOG_LEVEL: 'debug' },
  logStream: { write: (line) => void lines.push(line) },
})

const SECRETS = ['筑紫', 'hanako@example.jp', '09012345678', '203.0.113.7', '御井', 'chikushi-kw']

const post = (more: object = {}) =>
  api().call('inquiry', {
    method: 'POST',
    remoteAddress: '203.0.113.7',
    headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': '203.0.113.7' },
    payload: {
      inquiry_type: 'other',
      form: 'contact',
      site_type: 'chintai',
      name: '筑紫 花子',
      email: 'hanako@example.jp',
      tel: '09012345678',
      body: '御井町の部屋について',
      agree_privacy: true,
      details: { category: 'rent' },
      ...more,
    },
  })

test('the log tells what happened and never to whom, even when the database fails', async () => {
  expect((await post()).status).toBe(201)
  await api().call('chintai/rooms?keyword=chikushi-kw', { remoteAddress: '203.0.113.7' })
  await api().call(`mailmagazine/confirm?token=${randomUUID()}`)
  await api().db.execute(sql`alter table inquiries rename to inquiries_away`)
  expect((await post()).status).toBe(500)
  await api().db.execute(sql`alter table inquiries_away rename to inquiries`)

  const log = lines.join('')
  expect(log).toContain('/api/v1/inquiry')
  expect(log).toContain('inquiries.repository.ts')
  for (const secret of [...SECRETS, 'token=']) {
    expect({ secret, isInLog: log.includes(secret) }).toEqual({ secret, isInLog: false })
  }
})

test('an error of the database keeps its kind and place, and loses its values', () => {
  const cause = Object.assign(new Error('Key (email)=(hanako@example.jp) already exists.'), {
    code: '23505',
  })
  const error = Object.assign(new Error('Failed query: insert … params: hanako@example.jp'), {
    query: 'insert into inquiries values ($1)',
    cause,
  })
  const described = serializers.err(error)
  expect(described).toMatchObject({
    message: 'insert into inquiries values ($1)',
    cause: { code: '23505' },
  })
  expect(described.stack).toContain('logging.test.ts')
  expect(JSON.stringify(described)).not.toContain('hanako')
})
