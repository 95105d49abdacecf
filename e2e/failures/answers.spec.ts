import { ANSWERS, HTML, post } from '../support/answers.ts'
import { answerOf, expectAnswer } from '../support/headers.ts'
import { expect, test } from '../support/test.ts'

for (const { what, path, init, ...expected } of ANSWERS) {
  test(`${what} is answered ${expected.status} with the headers of its kind`, async ({ site }) => {
    const address = typeof path === 'string' ? path : await path(site)
    expectAnswer(await answerOf(site.url(address), init), expected)
  })
}

test('a page that the browser has is a 304 with the same headers', async ({ site }) => {
  // A page that the shell renews between the two is another one.
  await expect(async () => {
    const { headers } = await answerOf(site.url('/search'))
    const again = await answerOf(site.url('/search'), {
      headers: { 'if-none-match': headers.etag ?? '' },
    })
    expectAnswer(again, { status: 304, policy: 'page', cache: 'asked' })
    expect(again.body).toBe('')
  }).toPass({ timeout: 15_000 })
})

test('too many reports are a 429, and pages go on', async ({ site }) => {
  const report = post('{}', { 'content-type': 'application/csp-report' })
  const answers = await Promise.all(
    Array.from({ length: 250 }, () => answerOf(site.url('/reports'), report)),
  )
  const refused = answers.find(({ status }) => status === 429)
  if (!refused) throw new Error('every report was taken')
  const more = { 'retry-after': '60' }
  expectAnswer(refused, { status: 429, type: HTML, policy: 'plain', cache: 'never', more })
  expect((await answerOf(site.url('/search'))).status).toBe(200)
})

test('a remote’s files may be loaded by other origins, and its pointer is never kept', async ({
  site,
}) => {
  const { body } = await answerOf(site.url('/remotes.json'))
  for (const { entry } of Object.values(JSON.parse(body) as Record<string, { entry: string }>)) {
    const script = await answerOf(entry)
    expect(script).toMatchObject({
      status: 200,
      headers: {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringContaining('immutable'),
      },
    })
    const pointer = await answerOf(new URL('/remote.json', entry).href)
    expect(pointer.headers['cache-control']).toBe('no-cache')
  }
})
