import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from '@jest/globals'
import { eq, isNull, ne, sql } from '../../db/drizzle.ts'
import { NOW, useApi } from '../../testing/test-api.ts'
import { inquiries } from '../inquiries/inquiries.table.ts'
import { mailmagazineSubscribers } from '../mailmagazine/mailmagazine.table.ts'
import { outbox } from '../outbox/outbox.table.ts'
import { personIn } from './person.ts'
import { erasePerson, exportPerson } from './personal-data.ts'

const UNLIMITED = { RATE_INQUIRY: '0', RATE_INQUIRY_DAY: '0', RATE_INQUIRY_EMAIL: '0' }
const api = useApi({ rooms: 60, env: UNLIMITED })
/** Everything that tells of the person who asks. */
const TARO = /taro@|鶴亀山|ツルカメヤマ|0901111/i

const options = () => ({ db: api().db, outboxDir: join(api().dataDir, 'outbox') })
const held = (text: string) => {
  const person = personIn(text)
  if (!person) throw new Error(`${text} names nobody`)
  return person
}

async function enquire(fields: object) {
  const payload = {
    ...{ inquiry_type: 'other', form: 'contact', site_type: 'chintai', agree_privacy: true },
    details: { category: 'rent' },
    ...fields,
  }
  const headers = { 'idempotency-key': randomUUID() }
  const { status } = await api().call('inquiry', { method: 'POST', headers, payload })
  expect(status).toBe(201)
  // A mail that is being sent becomes a file even when it is erased meanwhile.
  while ((await api().db.$count(outbox, isNull(outbox.deliveredAt))) > 0) await pause(5)
}

const taro = {
  ...{ name: '鶴亀山 太郎', name_kana: 'ツルカメヤマ タロウ', email: 'Taro@example.jp' },
  ...{ tel: '09011112222', body: '御井町の部屋について' },
}
const hana = { name: '佐賀 花子', email: 'hana@example.jp', body: '質問' }

/** Every row of every table, and every file, in which something occurs. */
async function everythingWith(pattern: RegExp): Promise<string[]> {
  const { rows } = (await api().db.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as unknown as { rows: { table_name: string }[] }
  const parts = rows.map(
    ({ table_name: name }) => sql`select to_jsonb(t)::text as line from ${sql.identifier(name)} t`,
  )
  const all = await api().db.execute(sql.join(parts, sql` union all `))
  const files = readdirSync(options().outboxDir).map((name) =>
    readFileSync(join(options().outboxDir, name), 'utf8'),
  )
  const lines = (all as unknown as { rows: { line: string }[] }).rows.map(({ line }) => line)
  return [...lines, ...files].filter((line) => pattern.test(line))
}

beforeAll(async () => {
  await enquire(taro)
  await enquire({ ...taro, tenpo_no: '001', email: 'taro@example.jp' })
  await enquire(hana)
  const magazine = { mode: 'subscribe', bukken_type: ['hanbai_tochi'] }
  await enquire({
    ...{ inquiry_type: 'mailmagazine', form: 'mail-magazine', site_type: 'baibai' },
    ...{ email: taro.email, name: taro.name, details: magazine },
  })
  const subscriber = { name: taro.name, conditions: {}, confirmedAt: NOW }
  await api()
    .db.insert(mailmagazineSubscribers)
    .values([
      { ...subscriber, email: 'taro@example.jp', unsubscribeToken: randomUUID() },
      { ...subscriber, name: null, email: 'hana@example.jp', unsubscribeToken: randomUUID() },
    ])
  mkdirSync(options().outboxDir, { recursive: true })
  const mail = { to: 'taro@example.jp', reply_to: null, subject: '', text: '鶴亀山 太郎 様' }
  writeFileSync(join(options().outboxDir, `${randomUUID()}.json`), JSON.stringify(mail))
})

test('everything that is held of somebody is given, and nothing of others', async () => {
  const all = await exportPerson(options(), held('TARO@example.jp'))
  expect(all.inquiries).toHaveLength(3)
  expect(all.inquiries[0]).toMatchObject({ name: '鶴亀山 太郎', body: '御井町の部屋について' })
  expect(all.mails.length).toBeGreaterThanOrEqual(5)
  expect(all.mailmagazine_requests).toHaveLength(1)
  expect(all.mailmagazine_subscribers).toHaveLength(1)
  expect(all.mail_files).toContainEqual(expect.objectContaining({ text: '鶴亀山 太郎 様' }))
  expect(JSON.stringify(all)).not.toMatch(/hana|佐賀/)
})

test('who gave no address is found by the telephone', async () => {
  await enquire({
    ...{ name: '松竹谷 次郎', tel: '0942-00-1234', form: 'property-building' },
    ...{ inquiry_type: 'bukken', tm_no: '20000001', details: { notify_vacancy: true } },
    contact_method: 'tel',
  })
  const all = await exportPerson(options(), held('0942-00-1234'))
  expect(all.inquiries).toMatchObject([{ name: '松竹谷 次郎' }])
  await erasePerson(options(), held('0942001234'), NOW)
  expect(await everythingWith(/松竹谷|0942001234/)).toEqual([])
})

test.each(['090-5555-6666', '+819055556666', '+81(0)9055556666'])(
  'so is who was entered as %s',
  async (tel) => {
    await api()
      .db.insert(inquiries)
      .values({
        ...{ inquiryType: 'tenpo', form: 'reservation', siteType: 'chintai', status: 'new' },
        ...{ idempotencyKey: randomUUID(), receiptNo: `K2611-${tel.slice(-6)}`, createdAt: NOW },
        ...{ name: '梅竹 三郎', tel, bukkenNo: [], details: {} },
      })
    const person = held('+81 (90) 5555-6666')
    expect((await exportPerson(options(), person)).inquiries).toMatchObject([{ tel }])
    await erasePerson(options(), person, NOW)
    expect(await everythingWith(/梅竹/)).toEqual([])
  },
)

test('everything is erased, in tables and files, and others stay', async () => {
  const admin = await api().as({ user_type: 'admin' })
  const headers = { ...admin, 'idempotency-key': randomUUID() }
  const [row] = await api()
    .db.select()
    .from(inquiries)
    .where(eq(inquiries.email, 'taro@example.jp'))
  const payload = { version: 1, note: '鶴亀山様に電話' }
  await api().call(`inquiries/${row?.inquiryId}`, { method: 'PATCH', headers, payload })
  expect((await everythingWith(TARO)).length).toBeGreaterThan(8)

  const erased = await erasePerson(options(), held('taro@EXAMPLE.jp'), NOW)
  expect(erased).toMatchObject({ inquiries: 3, mailmagazine: 2 })
  expect(await everythingWith(TARO)).toEqual([])
  expect(await everythingWith(/佐賀 花子/)).not.toEqual([])
  const counted = await api().db.$count(inquiries, ne(inquiries.status, 'spam'))
  expect(counted).toBe(8)
  expect(await erasePerson(options(), held('taro@example.jp'), NOW)).toMatchObject({
    ...{ inquiries: 0, mails: 0, mailmagazine: 0, mail_files: 0 },
  })
})

test('a text that names nobody is no person', () => {
  for (const text of ['', 'taro', '%', "' or 1=1 --", '123', 'a@b', '*@example.jp']) {
    expect(personIn(text)).toBeUndefined()
  }
})
