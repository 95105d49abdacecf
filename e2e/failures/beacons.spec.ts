import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Site } from '../support/site.ts'
import { expect, hydrated, test } from '../support/test.ts'

test.describe('what browsers tell of themselves', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sumai-log-'))
  const file = path.join(folder, 'log')
  let site: Site
  test.beforeAll(async () => {
    site = await Site.prepare({ WEB_VITALS: 'on', TRUSTED_TYPES: 'report' }, file)
    await site.stack.startAll()
  })
  test.afterAll(async () => {
    await site.stop()
    rmSync(folder, { recursive: true })
  })
  const log = () => readFileSync(file, 'utf8')

  test('is how fast a page was, in the log of the shell', async ({ page }) => {
    await page.goto(site.url('/search?hy_yachin_max=80000'))
    await hydrated(page)
    await expect.poll(log).toMatch(/shell: vitals: FCP \d+ \/search chintai/)
    await expect.poll(log).toMatch(/shell: vitals: TTFB \d+ \/search chintai/)
    // These are final when the visitor leaves.
    await page.getByRole('heading', { level: 1 }).click()
    await page.goto(site.url('/robots.txt'))
    await expect.poll(log).toMatch(/shell: vitals: LCP \d+ \/search chintai/)
    await expect.poll(log).toMatch(/shell: vitals: CLS 0\.\d{3} \/search chintai/)
    expect(log()).not.toContain('80000')
  })

  test('is what Trusted Types would stop @full', async ({ page }) => {
    const answer = await page.goto(site.url('/search'))
    expect(answer?.headers()['content-security-policy-report-only']).toContain(
      "require-trusted-types-for 'script'",
    )
    await hydrated(page)
    await expect
      .poll(log)
      .toMatch(/policy: require-trusted-types-for stops trusted-types-sink HTMLScriptElementsrc on/)
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
