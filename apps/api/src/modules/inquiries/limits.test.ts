import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from '@jest/globals'
import { sql } from '../../db/drizzle.ts'
import { INTERNAL_TOKEN, NOW, useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })

/** Every test in another window, so that none counts what another one did. */
let window = 0
afterEach(() => {
  window++
  api().clock.now = new Date(NOW.getTime() + window * 86_400_000)
})

type Sent = { from: string; email: string; name?: string; body?: string; key?: string }

function post({ from, key = randomUUID(), ...typed }: Sent) {
  const payload = {
    inquiry_type: 'other',
    form: 'contact',
    site_type: 'baibai',
    name: '筑紫 太郎',
    body: '質問です。',
    agree_privacy: true,
    details: { category: 'buy' },
    ...typed,
  }
  const headers = {
    'idempotency-key': key,
    'x-internal-token': INTERNAL_TOKEN,
    'x-forwarded-for': from,
  }
  return api().call('inquiry', { method: 'POST', headers, payload })
}

/** Statuses of as many enquiries. */
async function all(count: number, sent: (number: number) => Sent) {
  const statuses: number[] = []
  for (let number = 1; number <= count; number++) statuses.push((await post(sent(number))).status)
  return statuses
}
const accepted = (count: number) => Array(count).fill(201)

const TEXT =
  '社宅の希望者として問い合わせます。入居は四月一日を予定しています。詳しい資料をお送りください。'

describe('people', () => {
  test('of one office are all heard, even those who copied the same text', async () => {
    const statuses = await all(20, (number) => ({
      from: '203.0.113.1',
      email: `person${number}@example.jp`,
      name: `社員 ${'一二三四五六七八九十'[number % 10]}${number}`,
      body: TEXT,
    }))
    expect(statuses).toEqual(accepted(20))
  })

  test('who repeat themselves by mistake are heard once, and do not use up anything', async () => {
    const key = randomUUID()
    const sent = { from: '203.0.113.2', email: 'a@example.jp', key }
    expect(await all(10, () => sent)).toEqual([201, ...Array(9).fill(200)])
    expect(
      await all(2, (number) => ({ ...sent, key: randomUUID(), body: `質問${number}` })),
    ).toEqual(accepted(2))
  })

  test('who meet errors of the form may go on, and of the database too', async () => {
    const sent = { from: '203.0.113.3', email: 'b@example.jp' }
    expect(await all(10, () => ({ ...sent, name: '' }))).toEqual(Array(10).fill(422))
    await api().db.execute(sql`alter table inquiries add constraint broken check (false) not valid`)
    const key = randomUUID()
    expect(await all(10, () => ({ ...sent, key }))).toEqual(Array(10).fill(500))
    await api().db.execute(sql`alter table inquiries drop constraint broken`)
    expect((await post({ ...sent, key })).status).toBe(201)
  })
})

describe('programs', () => {
  test('that use one mailbox again and again are stopped, wherever they come from', async () => {
    const statuses = await all(5, (number) => ({
      from: `203.0.113.${number}`,
      email: `Same+${number}@example.jp`,
      name: `人${number}`,
    }))
    expect(statuses).toEqual([...accepted(3), 429, 429])
    const refused = await post({ from: '203.0.113.9', email: 'same@example.jp', name: '別人' })
    expect(refused.body.message).toContain('上限')
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(600)
  })

  test('that say the same under other mailboxes are stopped, however they write it', async () => {
    const written = ['質問 です。', '質問です', ' 質問です！', '質問です。。']
    const statuses = await all(4, (number) => ({
      from: `203.0.113.${number}`,
      email: `x${number}@example.jp`,
      body: String(written[number - 1]),
    }))
    expect(statuses).toEqual([...accepted(3), 429])
  })

  test('that send one long text under many names are stopped', async () => {
    const statuses = await all(25, (number) => ({
      from: `203.0.113.${number}`,
      email: `y${number}@example.jp`,
      name: `人${number}`,
      body: TEXT,
    }))
    expect(statuses).toEqual([...accepted(20), ...Array(5).fill(429)])
  })

  test('that invent everything are stopped by the ceiling of their address, IPv6 by network', async () => {
    const sent = (number: number) => ({
      from: `2001:db8:1:2::${number}`,
      email: `z${number}@example.jp`,
      name: `人${number}`,
      body: `質問${number}`,
    })
    expect(await all(62, sent)).toEqual([...accepted(60), 429, 429])
    const another = { from: '2001:db8:1:3::1', email: 'other@example.jp', name: '別人' }
    expect((await post(another)).status).toBe(201)
  })

  test('are stopped before their bodies are read, when all they send is refused', async () => {
    const junk = () =>
      api().call('inquiry', { method: 'POST', remoteAddress: '203.0.113.66', payload: { a: 1 } })
    const statuses: number[] = []
    for (let time = 0; time < 242; time++) statuses.push((await junk()).status)
    expect(statuses).toEqual([...Array(240).fill(422), 429, 429])
  })
})
