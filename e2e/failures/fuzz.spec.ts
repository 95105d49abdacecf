import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import fc from 'fast-check'
import { EVERY_PAGE } from '../support/pages.ts'
import { expect, tagged, test } from '../support/test.ts'

/** Besides those that apps/api/src/full/fuzz.full.test.ts sends to the API: 50,000 in all. */
const PAGES = 5_000
const RAW = 5_000
const AT_ONCE = 4
/** ms after which a connection counts as hanging: both servers end a request that stands still sooner. */
const HANGS = 60_000
/** ms for all of them, on a busy machine. */
const LONGEST = 900_000
/** Printed, so that a fault is met again: FUZZ_SEED=… */
const SEED = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))

const NASTY = [
  ...["' or 1=1 --", '"><script>alert(1)</script>', '%', '%00', '%E0%A4%A', '..%2f..%2fetc/passwd'],
  ...['__proto__', 'constructor', '[]', '{{7*7}}', '-1', '1e309', 'NaN', '99999999999999999999'],
  ...['%F0%A0%AE%B7', '%E2%80%AE', '%ED%A0%80', '~', ';', '\\', '//', 'あ', 'a'.repeat(3000)],
]
const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  fc.string({ unit: 'binary', maxLength: 30 }).map((it) => encodeURIComponent(it.toWellFormed())),
  fc.integer().map(String),
)
const KEYS = ['page', 'limit', 'order', 'keyword', 'bukken_no[]', 'commute', 'eki_code[]', 'area']
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...KEYS, 'view', 'token', 'search', 'q'), word), word), {
    maxLength: 4,
  })
  .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'))

/** A request as bytes: some of its parts are what no browser sends. */
const raw = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'get', 'TRACE', 'CONNECT', 'PRI', '\0'),
    target: fc.oneof(
      fc.constantFrom('/', '*', '', 'http://x/', '/\0', '/%', '//', `/${'a'.repeat(20_000)}`),
      word.map((it) => `/${it}`),
    ),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '', 'http/1.1'),
    headers: fc.array(
      fc.oneof(
        fc.constantFrom(
          ...['host: x', 'host:', 'host: x\r\nhost: y', 'content-length: 5', 'content-length: -1'],
          ...['content-length: 5\r\ncontent-length: 6', 'transfer-encoding: chunked', 'a', ': b'],
          ...['transfer-encoding: gzip, chunked', 'connection: upgrade\r\nupgrade: websocket'],
          ...[
            'expect: 100-continue',
            'expect: x',
            'range: bytes=9-1,-',
            'accept: x/y',
            ' folded: a',
          ],
          ...[
            'cookie: staff_session=\x01',
            'accept-encoding: gzip;q=9',
            `x: ${'y'.repeat(20_000)}`,
          ],
          ...['if-none-match: "', 'content-type: multipart/form-data; boundary=', 'origin: null'],
        ),
        fc.string({ unit: 'binary', maxLength: 40 }),
      ),
      { maxLength: 4 },
    ),
    body: fc.oneof(fc.constantFrom('', '5\r\nhello\r\n0\r\n\r\n', 'fffffffff\r\n', 'a=1', '{"a":')),
  })
  .map(({ method, target, version, headers, body }) =>
    [`${method} ${target} ${version}`, ...headers, '', body].join('\r\n'),
  )

/** Does `work` for all, a few at a time. */
async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const next = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

/** The statuses of what a server answers to these bytes; rejects when it does not end. */
function statusesOf(origin: string, bytes: string): Promise<number[]> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    let said = ''
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    const hangs = setTimeout(() => {
      socket.destroy()
      reject(new Error(`hangs: ${JSON.stringify(bytes.slice(0, 500))}`))
    }, HANGS)
    const done = () => {
      clearTimeout(hangs)
      socket.destroy()
      resolve([...said.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status)))
    }
    socket.on('data', (part) => {
      said += part.toString('latin1').slice(0, 200)
    })
    socket.once('end', done)
    socket.once('close', done)
    socket.on('error', done)
    socket.end(bytes)
  })
}

test(
  `${PAGES} pages and ${RAW} requests that no browser sends meet no fault`,
  tagged('full'),
  async ({ site }) => {
    test.setTimeout(LONGEST)
    console.log(`FUZZ_SEED=${SEED}`)
    const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number) =>
      fc.sample(arbitrary, { numRuns, seed: SEED })
    const path = fc.constantFrom(...EVERY_PAGE.map(({ name }) => name))
    const address = fc.oneof(
      { weight: 3, arbitrary: fc.tuple(path, query).map(([it, asked]) => `${it}?${asked}`) },
      fc.tuple(path, word, query).map(([it, more, asked]) => `${it}/${more}?${asked}`),
    )
    const faults: string[] = []
    await each(sample(address, PAGES), async (it) => {
      const url = site.url(it.replace(/:\w+\??/g, '1'))
      const { status } = await fetch(url, { redirect: 'manual' })
      if (status >= 500) faults.push(`${status} ${url.slice(0, 500)}`)
    })
    for (const origin of [site.url(''), site.url('', 'api')]) {
      await each(sample(raw, RAW / 2), async (bytes) => {
        // 501 and 505 say what the sender has done wrong.
        const failed = (await statusesOf(origin, bytes)).filter(
          (status) => status >= 500 && status !== 501 && status !== 505,
        )
        if (failed.length > 0)
          faults.push(`${failed} ${origin} ${JSON.stringify(bytes.slice(0, 500))}`)
      })
    }
    expect(faults).toEqual([])
    expect((await fetch(site.url('/search'))).status).toBe(200)
  },
)
