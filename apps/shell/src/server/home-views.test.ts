import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startTestShell } from '../testing/test-shell.ts'

let shell: Awaited<ReturnType<typeof startTestShell>>
beforeEach(async () => {
  shell = await startTestShell()
})
afterEach(() => shell.stop())

const READER = {
  accept: 'text/html',
  'sec-fetch-mode': 'navigate',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
}
const RENTAL = '/articles/room/40203/1000000001'
const SALE = '/baibai/articles/room/40203/5000000001'

test('pages of homes that somebody opens are counted by home, whatever follows the address', async () => {
  for (const url of [RENTAL, SALE, `${RENTAL}?from=mail`, '/baibai/tateuri/5000000002']) {
    expect((await shell.get(url, READER)).statusCode).toBe(200)
  }
  expect(await shell.viewsReported()).toEqual([
    { site_type: 'chintai', bukken_no: '1000000001', times: 2 },
    { site_type: 'baibai', bukken_no: '5000000001', times: 1 },
    { site_type: 'baibai', bukken_no: '5000000002', times: 1 },
  ])
})

test.each([
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['what a browser fetches ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['what a service worker keeps', { 'sec-fetch-mode': 'cors' }],
])('%s is not counted', async (_name, headers) => {
  await shell.get(RENTAL, { ...READER, ...headers })
  expect(await shell.viewsReported()).toEqual([])
})

test('a program, a list and a form that was sent are not counted', async () => {
  await shell.get(RENTAL)
  await shell.get('/search', READER)
  await shell.post(RENTAL, READER)
  expect(await shell.viewsReported()).toEqual([])
})
