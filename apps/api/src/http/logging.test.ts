import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from '../db/drizzle.ts'
import { useApi } from '../testing/test-api.ts'

const lines: string[] = []
const api = useApi({
  rooms: 60,
  env: { LOG_LEVEL: 'debug', RATE_INQUIRY: '0', RATE_INQUIRY_EMAIL: '0' },
  logStream: { write: (line) => void lines.push(line) },
})
beforeEach(() => {
  lines.length = 0
})

/** The text has a line that looks like one of a stack. */
const TEXT = '御井町の部屋について\n    at 高良台 (/chikushi/mii.ts:1:1)'
const SECRETS = [
  '筑紫',
  'hanako',
  '09012345678',
  '203.0.113.7',
  '御井',
  '高良',
  'chikushi',
  'mii.ts',
]

const post = () =>
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
      body: TEXT,
      agree_privacy: true,
      details: { category: 'rent' },
    },
  })

function expectNoSecret() {
  const log = lines.join('')
  for (const secret of [...SECRETS, 'token=']) {
    expect({ secret, isInLog: log.includes(secret) }).toEqual({ secret, isInLog: false })
  }
}
const errors = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)

const run = async (...statements: string[]) => {
  for (const statement of statements) await api().db.execute(sql.raw(statement))
}

test('the log tells what happened and never to whom', async () => {
  expect((await post()).status).toBe(201)
  await api().call('chintai/rooms?keyword=chikushi-kw', { remoteAddress: '203.0.113.7' })
  await api().call(`mailmagazine/confirm?token=${randomUUID()}`, { method: 'POST' })
  await api().call('nosuch/chikushi?x=chikushi')
  expect(lines.join('')).toContain('/api/v1/inquiry')
  expectNoSecret()
})

const trigger = (code: string, timing = '') => [
  `create function fail() returns trigger language plpgsql as $$ begin
     raise exception '% % %', new.name, new.email, new.body using errcode = '${code}',
       detail = new.body, hint = new.email, table = 'inquiries';
   end $$`,
  timing
    ? `create constraint trigger fail after insert on inquiries ${timing} for each row execute function fail()`
    : 'create trigger fail before insert on inquiries for each row execute function fail()',
]

/** Statements before which an enquiry can be written and after which it cannot. */
const FAULTS: [string, string[], object][] = [
  [
    'a rule of the table that the row breaks',
    ['alter table inquiries add constraint broken check (length(name) < 2) not valid'],
    { code: '23514', table: 'inquiries', constraint: 'broken' },
  ],
  [
    'a column that must not be empty',
    [
      "alter table inquiries add column broken text not null default ''",
      'alter table inquiries alter column broken drop default',
    ],
    { code: '23502', table: 'inquiries', column: 'broken' },
  ],
  ['a full disk', trigger('53100'), { code: '53100', table: 'inquiries' }],
  ['a fault of its own', trigger('P0001'), { code: 'P0001', table: 'inquiries' }],
  [
    'a fault when it commits',
    trigger('P0001', 'deferrable initially deferred'),
    { code: 'P0001', table: 'inquiries' },
  ],
]
const REPAIRS = [
  'alter table inquiries drop constraint if exists broken',
  'alter table inquiries drop column if exists broken',
  'drop trigger if exists fail on inquiries',
  'drop function if exists fail',
  'drop index if exists broken',
]

describe('an enquiry that the database refuses', () => {
  afterEach(() => run(...REPAIRS))

  test.each(FAULTS)(
    'for %s leaves its kind and place in the log, and no word',
    async (_, fault, place) => {
      await run(...fault)
      expect((await post()).status).toBeGreaterThanOrEqual(500)
      const [line, ...more] = errors()
      expect(more).toEqual([])
      expect(line).toMatchObject({
        msg: 'POST /api/v1/inquiry failed',
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
      expect(innermost(line.err)).toMatchObject(place)
      expect(line.err.stack).toMatch(/^at /)
      expect(line.err.stack.split('\n').length).toBeLessThanOrEqual(8)
      expectNoSecret()
    },
  )

  test('is seen where it happened', async () => {
    // Of a kind that none of the above had: what is alike is written once a minute.
    await run(...trigger('P0002'))
    await post()
    expect(errors()[0].err.stack).toContain('inquiries.repository.ts')
  })

  test('as a row that is there already leaves no line at all', async () => {
    await run('create unique index broken on inquiries (email)')
    expect((await post()).status).toBe(409)
    expect(errors()).toEqual([])
    expectNoSecret()
  })
})

type Described = { cause?: Described }
const innermost = (error: Described): Described => (error.cause ? innermost(error.cause) : error)
