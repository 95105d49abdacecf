import { Site } from '../support/site.ts'
import { expect, hydrated, siteSwitch, test } from '../support/test.ts'

/** The shell's own smoke test: no remote, no API. */
test.describe('the shell alone', () => {
  let site: Site
  test.beforeAll(async () => {
    site = await Site.prepare()
    await site.stack.start('shell')
  })
  test.afterAll(() => site.stop())

  for (const [path, top] of [
    ['/', '/'],
    ['/search/kurume-shi', '/'],
    ['/baibai', '/baibai'],
    ['/BAIBAI/search', '/baibai'],
  ] as const) {
    test(`${path} answers 503 with header, switcher and a way to ${top}`, async ({ page }) => {
      const answer = await page.goto(site.url(path))
      expect(answer?.status()).toBe(503)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(siteSwitch(page, '売買')).toBeVisible()
      const home = page.getByRole('link', { name: 'トップページへ戻る' })
      await expect(home).toHaveAttribute('href', top)
      await expect(page).toHaveTitle(/^503エラー/)
      await hydrated(page)
    })
  }

  test('/maintenance leads to the top', async ({ request }) => {
    const answer = await request.get(site.url('/maintenance'), { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe('/')
  })

  test('is live, and not ready while no remote is loaded', async ({ request }) => {
    expect((await request.get(site.url('/livez'))).status()).toBe(200)
    expect((await request.get(site.url('/readyz'))).status()).toBe(503)
  })

  test('refuses what no page of ours sends', async ({ request }) => {
    const post = (options: object) => request.post(site.url('/contact'), options)
    const foreign = { origin: 'https://elsewhere.example' }
    expect((await post({ form: { name: 'x' }, headers: foreign })).status()).toBe(403)
    expect((await post({ data: { name: 'x' } })).status()).toBe(415)
    expect((await post({ multipart: { name: 'x' } })).status()).toBe(415)
    expect((await post({ form: { body: 'x'.repeat(100_000) } })).status()).toBe(413)
    const json = { headers: { accept: 'application/json' } }
    expect((await request.get(site.url('/'), json)).status()).toBe(406)
  })

  test('sends its security headers with every kind of answer', async ({ request }) => {
    for (const path of ['/', '/livez', '/remotes.json', '/assets/nothing.js']) {
      const headers = (await request.get(site.url(path))).headers()
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
    }
    const policy = (await request.get(site.url('/'))).headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  })

  test('stops within 10 s when it is told to', async () => {
    const started = performance.now()
    await site.stack.stop('shell')
    expect(performance.now() - started).toBeLessThan(10_000)
    await site.stack.start('shell')
  })
})
