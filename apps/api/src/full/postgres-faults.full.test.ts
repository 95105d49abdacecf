import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { type Postgres, startPostgres } from '@sumai/build/postgres'
import { Client } from 'pg'
import { sql } from '../db/drizzle.ts'
import { onPostgres } from '../testing/databases.ts'
import { enquiry, SECRETS } from '../testing/enquiries.ts'
import { faultyLine } from '../testing/faulty-line.ts'
import { startTestApi } from '../testing/test-api.ts'

jest.setTimeout(60_000)

const LIMITS = {
  DATABASE_POOL: '8',
  DATABASE_RESERVED: '2',
  DATABASE_CONNECT_MS: '2000',
  DATABASE_QUERY_MS: '2500',
  DATABASE_LOCK_MS: '300',
  RATE_INQUIRY: '0',
  RATE_INQUIRY_DAY: '0',
  RATE_INQUIRY_EMAIL: '0',
}

onPostgres('a PostgreSQL with faults', () => {
  let postgres: Postgres
  let line: Awaited<ReturnType<typeof faultyLine>>
  let api: Awaited<ReturnType<typeof startTestApi>>
  /** Of whoever holds the locks, past the line. */
  let holder: Client
  const log: string[] = []

  beforeAll(async () => {
    postgres = await startPostgres()
    line = await faultyLine(postgres.url)
    const logStream = { write: (text: string) => void log.push(text) }
    const env = { ...LIMITS, LOG_LEVEL: 'error' }
    api = await startTestApi({ rooms: 60, server: line.url, env, logStream })
    const [row] = (
      (await api.db.execute(sql`select current_database() as name`)) as unknown as {
        rows: { name: string }[]
      }
    ).rows
    holder = new Client({ connectionString: new URL(`/${row?.name}`, postgres.url).href })
    await holder.connect()
    await well()
  })
  afterEach(async () => {
    postgres.thaw()
    line.mend()
    await holder.query('rollback')
  })
  afterAll(async () => {
    await holder?.end()
    await api?.close()
    await line?.close()
    await postgres?.stop()
  })

  let number = 0
  async function enquire() {
    const { method, headers, body: payload } = enquiry(number++)
    const { status, body } = await api.call('inquiry', { method, headers, payload })
    return status === 201 ? 'accepted' : `${status} ${body.code}`
  }
  async function read(path: string) {
    const { status, body } = await api.call(path)
    return status === 200 ? 'read' : `${status} ${body.code}`
  }
  const many = <T>(times: number, ask: () => Promise<T>) =>
    Promise.all(Array.from({ length: times }, ask))
  async function ready() {
    const { statusCode } = await api.app.inject('/readyz')
    return statusCode
  }
  /** Resolves when everything is as before. */
  async function well() {
    while ((await read('banners')) !== 'read' || (await enquire()) !== 'accepted') await ready()
    expect(await ready()).toBe(200)
  }

  describe('one locked table', () => {
    test('turns away whoever needs it, and nobody else', async () => {
      await holder.query('begin; lock table banners in access exclusive mode')
      const waiting = many(30, () => read('banners'))
      for (let count = 0; count < 5; count++) {
        const others = await Promise.all([read('master/cities'), read('shops'), enquire()])
        expect(others).toEqual(['read', 'read', 'accepted'])
      }
      expect(new Set(await waiting)).toEqual(new Set(['503 retry']))
      await holder.query('rollback')
      await well()
    })

    test('of enquiries turns these away to try again, and nothing else', async () => {
      await holder.query('begin; lock table inquiries in access exclusive mode')
      const [enquiries, reads] = await Promise.all([many(6, enquire), many(8, () => read('shops'))])
      expect(new Set(enquiries)).toEqual(new Set(['503 retry']))
      expect(new Set(reads)).toEqual(new Set(['read']))
      await holder.query('rollback')
      await well()
    })
  })

  test('slow reads of everything leave the connections of enquiries alone', async () => {
    await holder.query(
      'begin; lock table banners, shops, cities, contents in access exclusive mode',
    )
    const paths = ['banners', 'shops', 'master/cities', 'contents', 'chintai/rooms', 'staffs']
    const reads = Promise.all(paths.map((path) => many(8, () => read(path))))
    for (let count = 0; count < 5; count++) expect(await enquire()).toBe('accepted')
    expect(await ready()).toBe(200)
    await reads
  })

  test('a silent database is told in time, and forgotten when it answers again', async () => {
    postgres.freeze()
    const started = performance.now()
    expect(await ready()).toBe(503)
    expect(performance.now() - started).toBeLessThan(2_000)
    const answers = await Promise.all([...paths().map(read), enquire(), enquire(), enquire()])
    expect(new Set(answers)).toEqual(new Set(['503 retry']))
    expect(performance.now() - started).toBeLessThan(8_000)
    expect(await read('places?lat=33.59&lng=130.42')).toBe('read')
    postgres.thaw()
    await well()
  })

  test('connections that are cut, in the middle of a transaction too, are only that', async () => {
    await well()
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
    const enquiries = many(10, enquire)
    await holder.query(cut)
    for (const answer of await enquiries) expect(['accepted', '503 retry']).toContain(answer)
    line.cut()
    expect(await Promise.all([read('shops'), enquire(), ready()])).toEqual([
      '503 retry',
      '503 retry',
      503,
    ])
    line.mend()
    await well()
  })

  test('a slow line answers in time', async () => {
    line.slowDown(400)
    const started = performance.now()
    expect(await enquire()).toBe('503 retry')
    expect(performance.now() - started).toBeLessThan(5_000)
    line.mend()
    await well()
  })

  test('an enquiry whose answer was lost is not written twice', async () => {
    const { method, headers, body: payload } = enquiry(number++)
    const send = () => api.call('inquiry', { method, headers, payload })
    line.slowDown(400)
    expect((await send()).status).toBe(503)
    line.mend()
    await well()
    const again = await send()
    expect([200, 201]).toContain(again.status)
    expect((await send()).body.inquiry.receipt_no).toBe(again.body.inquiry.receipt_no)
  })

  test('all of that is a few lines of the log, without a word of the enquiries', () => {
    const text = log.join('')
    expect(log.length).toBeGreaterThan(0)
    expect(log.length).toBeLessThan(40)
    for (const secret of SECRETS) expect(text).not.toContain(secret)
  })

  const paths = () => ['banners', 'shops', 'master/cities', 'chintai/rooms?keyword=久留米']
})
