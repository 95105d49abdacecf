import { expect, hydrated, test } from '../support/test.ts'

test.describe('what browsers tell of themselves', () => {
  test.beforeAll(({ site }) =>
    site.change({ shell: { WEB_VITALS: 'on', TRUSTED_TYPES: 'report' } }),
  )
  test.afterAll(({ site }) => site.restore())

  test('is how fast a page was, in the log of the shell', async ({ page, site }) => {
    await page.goto(site.url('/search?hy_yachin_max=80000'))
    await hydrated(page)
    await site.said(/shell: vitals: FCP \d+ \/search chintai/)
    await site.said(/shell: vitals: TTFB \d+ \/search chintai/)
    // These are final when the visitor leaves.
    await page.getByRole('heading', { level: 1 }).click()
    await page.goto(site.url('/robots.txt'))
    await site.said(/shell: vitals: LCP \d+ \/search chintai/)
    await site.said(/shell: vitals: CLS 0\.\d{3} \/search chintai/)
    expect(site.log()).not.toContain('80000')
  })

  test('is what Trusted Types would stop @full', async ({ page, site }) => {
    const answer = await page.goto(site.url('/search'))
    expect(answer?.headers()['content-security-policy-report-only']).toContain(
      "require-trusted-types-for 'script'",
    )
    await hydrated(page)
    await site.said(
      /policy: require-trusted-types-for stops trusted-types-sink HTMLScriptElementsrc on/,
    )
  })
})

test('nobody is measured unless that is wanted', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(site.url('/search'))
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.goto(site.url('/robots.txt'))
  expect(asked).not.toContain('/vitals')
  const body = JSON.stringify({ name: 'LCP', value: 1, path: '/' })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(site.url('/vitals'), { method: 'POST', body, headers })).status).toBe(415)
})
