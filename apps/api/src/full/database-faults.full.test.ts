import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Postgres, startPostgres } from '@sumai/build/postgres'
import { Client } from 'pg'
import { onPostgres } from '../testing/databases.ts'
import { enquiry, SECRETS, sendEnquiry } from '../testing/enquiries.ts'
import { faultyLine } from '../testing/faulty-line.ts'
import { testServer } from '../testing/test-server.ts'

const FAULT_MS = 60_000
/** ms within which everything is answered, and everything is well again after a fault. */
const ANSWERED = 5_000
const RECOVERED = 5_000
const VISITORS = 4
const READERS = 20
const MINUTES = 60_000

const TABLES = 'banners, shops, staffs, contents, cities, stations, schools, tatemono'
const NEEDS_NO_DATABASE = `/api/v1/chintai/rooms/suggest?words=${encodeURIComponent('久留米')}`

type Fault = {
  name: string
  begin: () => unknown
  end: () => unknown
  /** Whether enquiries are accepted all the same. */
  accepts?: boolean
  /** What many ask for who have to wait. */
  floods: string[]
  /** What must be answered as always. */
  works: string
}

let postgres: Postgres
let line: Awaited<ReturnType<typeof faultyLine>>
let server: Awaited<ReturnType<typeof testServer>>
let holder: Client
const acknowledged = new Set<string>()
let number = 0

onPostgres('a database that does not answer for a minute', () => {
  beforeAll(async () => {
    postgres = await startPostgres()
    line = await faultyLine(postgres.url)
    server = await testServer({ rooms: 300, server: line.url })
    const { pathname } = new URL(String(server.databaseUrl))
    holder = new Client({ connectionString: new URL(pathname, postgres.url).href })
    await holder.connect()
  }, 2 * MINUTES)
  afterAll(async () => {
    await holder?.end()
    await server?.end('SIGTERM')
    await line?.close()
    await postgres?.stop()
  }, MINUTES)

  const locked = (tables: string) => () =>
    holder.query(`begin; lock table ${tables} in access exclusive mode`)
  const rollback = () => holder.query('rollback')
  const FAULTS: Fault[] = [
    {
      name: 'frozen',
      begin: () => postgres.freeze(),
      end: () => postgres.thaw(),
      floods: ['/api/v1/banners', '/api/v1/shops'],
      works: NEEDS_NO_DATABASE,
    },
    {
      name: 'with a locked table',
      begin: locked('banners'),
      end: rollback,
      accepts: true,
      floods: ['/api/v1/banners'],
      works: '/api/v1/shops',
    },
    {
      name: 'with the table of enquiries locked',
      begin: locked('inquiries'),
      end: rollback,
      floods: ['/api/v1/banners'],
      works: '/api/v1/shops',
    },
    {
      name: 'cut off',
      begin: () => line.cut(),
      end: () => line.mend(),
      floods: ['/api/v1/banners', '/api/v1/shops'],
      works: NEEDS_NO_DATABASE,
    },
    {
      name: 'slow',
      begin: () => line.slowDown(300),
      end: () => line.mend(),
      floods: ['/api/v1/banners', '/api/v1/shops'],
      works: NEEDS_NO_DATABASE,
    },
    {
      name: 'with nothing but slow reads',
      begin: locked(TABLES),
      end: rollback,
      accepts: true,
      floods: ['banners', 'shops', 'contents?content_type=info', 'master/cities'].map(
        (path) => `/api/v1/${path}`,
      ),
      works: NEEDS_NO_DATABASE,
    },
  ]

  test.each(FAULTS.map((fault) => [fault.name, fault] as const))(
    '%s: enquiries are accepted or told to try again, the rest works, and all is well at once',
    async (_, { begin, end, accepts, floods, works }) => {
      await begin()
      const over = AbortSignal.timeout(FAULT_MS)
      const seen = { enquiries: [] as Answer[], works: [] as Answer[], floods: [] as Answer[] }
      const again = async (list: Answer[], ask: () => Promise<Answer>, every: number) => {
        while (!over.aborted) {
          list.push(await ask())
          await pause(every)
        }
      }
      await Promise.all([
        ...Array.from({ length: VISITORS }, () => again(seen.enquiries, enquire, 200)),
        ...Array.from({ length: READERS }, (_, reader) =>
          again(seen.floods, () => get(String(floods[reader % floods.length])), 20),
        ),
        again(seen.works, () => get(works), 100),
        again(seen.works, () => get('/livez'), 100),
      ])
      await end()
      const ended = performance.now()
      while (!(await isWell(works))) expect(performance.now() - ended).toBeLessThan(RECOVERED)

      console.log(summary(seen))
      expect(kindsOf(seen.works)).toEqual(['200'])
      expect(kindsOf(seen.floods)).not.toContain('none')
      for (const kind of kindsOf(seen.enquiries)) {
        expect(accepts ? ['201'] : ['201', '503 retry']).toContain(kind)
      }
      for (const { ms } of Object.values(seen).flat()) expect(ms).toBeLessThan(ANSWERED)
    },
    3 * MINUTES,
  )

  test('nothing that was acknowledged is missing, and the log is short and names nobody', async () => {
    const { rows } = await holder.query('select receipt_no from inquiries')
    const kept = rows.map((row) => row.receipt_no)
    expect(new Set(kept).size).toBe(kept.length)
    expect(acknowledged.size).toBeGreaterThan(FAULTS.length)
    for (const receipt of acknowledged) expect(kept).toContain(receipt)
    const lines = server.output().split('\n')
    console.log(`${lines.length} lines`)
    // A minute of each fault, and a handful of kinds of error in it.
    expect(lines.length).toBeLessThan(FAULTS.length * 12)
    for (const secret of SECRETS) expect(server.output()).not.toContain(secret)
  })
})

type Answer = { kind: string; ms: number }

async function enquire(): Promise<Answer> {
  const answer = await sendEnquiry(server.origin, enquiry(number++))
  if (answer?.receipt) acknowledged.add(answer.receipt)
  const { status, code, ms } = answer ?? { status: 'none', ms: 0 }
  return { kind: [status, code].filter(Boolean).join(' '), ms }
}

async function get(path: string): Promise<Answer> {
  const started = performance.now()
  const answer = await fetch(server.origin + path).catch(() => undefined)
  const { code } = (await answer?.json().catch(() => ({}))) ?? {}
  const kind = [answer?.status ?? 'none', code].filter(Boolean).join(' ')
  return { kind, ms: performance.now() - started }
}

async function isWell(path: string): Promise<boolean> {
  const answers = await Promise.all([
    enquire(),
    ...[path, '/readyz', '/api/v1/banners', '/api/v1/shops'].map(get),
  ])
  return answers.every(({ kind }) => kind === '200' || kind === '201')
}

const kindsOf = (answers: Answer[]) => [...new Set(answers.map(({ kind }) => kind))]

function summary(seen: Record<string, Answer[]>): string {
  const lines = Object.entries(seen).map(([name, answers]) => {
    const kinds = kindsOf(answers).map(
      (kind) => `${answers.filter((answer) => answer.kind === kind).length} × ${kind}`,
    )
    const slowest = Math.max(...answers.map(({ ms }) => ms))
    return `${name}: ${kinds.join(', ')}; slowest ${Math.round(slowest)} ms`
  })
  return lines.join('\n')
}
