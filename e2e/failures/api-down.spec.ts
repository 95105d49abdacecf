import { Site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** ms within which a page must answer while the API hangs. */
const LIMIT = 1500

test.describe('the API hangs', () => {
  let site: Site
  test.beforeAll(async () => {
    site = await Site.start({
      PAGE_FRESH_MS: '100',
      PAGE_EXTRA_MS: '300',
      PAGE_DEADLINE_MS: '1200',
    })
    await expect.poll(async () => (await fetch(site.url('/search'))).status).toBe(200)
    site.stack.freeze('api')
  })
  test.afterAll(async () => {
    site.stack.thaw('api')
    await site.stop()
  })

  test('a page that was seen before is still served, marked as stale', async () => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    // The first visitor is served the kept page at once, and the renewal behind it fails.
    expect((await fetch(site.url('/search'))).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, LIMIT))
    const started = performance.now()
    const answer = await fetch(site.url('/search'))
    expect(performance.now() - started).toBeLessThan(LIMIT)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('warning')).toContain('Stale')
    expect(await answer.text()).toContain('賃貸物件')
  })

  for (const path of ['/search?page=2', '/baibai/search', '/articles/room/40203/1000000001']) {
    test(`${path} answers 503 within ${LIMIT} ms`, async ({ page }) => {
      const started = performance.now()
      const answer = await page.request.get(site.url(path))
      expect(performance.now() - started).toBeLessThan(LIMIT)
      expect(answer.status()).toBe(503)
      expect(await answer.text()).toContain('もう一度読み込む')
    })
  }

  test('it recovers without a restart', async () => {
    site.stack.thaw('api')
    await expect
      .poll(async () => (await fetch(site.url('/search?page=2'))).status, { timeout: 10_000 })
      .toBe(200)
    site.stack.freeze('api')
  })
})
