import { Faulty } from '../support/faulty.ts'
import { answerOf, expectAnswer } from '../support/headers.ts'
import { expect, hydrated, test } from '../support/test.ts'

/** ms within which a page must answer whatever the API does. */
const LIMIT = 1500
/** ms within which a page that was seen before must answer: it is at hand, also on a busy machine. */
const AT_HAND = 500
/** ms that no page waits for its data. */
const TOO_SLOW = 6000
/** ms within which a navigation must end: the browser's own limit, and a busy machine. */
const NAVIGATION = 8000
/** ms within which pages must be whole again. */
const RECOVERY = 10_000

test.describe('on a bad day of the API', () => {
  let api: Faulty
  test.beforeAll(async ({ site }) => {
    api = await Faulty.before(site.url('', 'api'))
    await site.change({
      shell: {
        API_ORIGIN: api.url,
        API_PUBLIC_ORIGIN: api.url,
        PAGE_FRESH_MS: '100',
        PAGE_EXTRA_MS: '300',
        PAGE_DEADLINE_MS: '1200',
      },
    })
  })
  test.afterAll(async ({ site }) => {
    await site.restore()
    await api.close()
  })
  const works = (address: string) =>
    expect.poll(async () => (await fetch(address)).status, { timeout: RECOVERY }).toBe(200)
  test.beforeEach(async ({ site }) => {
    await api.beWell()
    await works(site.url('/search'))
    await works(site.url('/baibai/search'))
  })

  /** Nobody has asked for these before. */
  let rent = 100_000
  function unseenPage(path: string) {
    rent += 1000
    return `${path}?hy_yachin_max=${rent}`
  }

  for (const fault of ['hangs', 'refused', '500', 'slow'] as const) {
    test.describe(`${fault}${fault === 'hangs' ? '' : ' @full'}`, () => {
      test('pages that were seen stay, marked as old; others are a 503 in time; it recovers', async ({
        site,
      }) => {
        await api.be(fault, TOO_SLOW)
        // Visitors are served the kept page at once, until the renewal behind them has failed.
        const isOld = async () =>
          (await answerOf(site.url('/search'))).headers.warning !== undefined
        await expect.poll(isOld, { intervals: [200] }).toBe(true)
        const started = performance.now()
        const kept = await answerOf(site.url('/search'))
        expect(performance.now() - started).toBeLessThan(AT_HAND)
        const old = { warning: /Stale/, age: /^\d+$/ }
        expectAnswer(kept, { status: 200, policy: 'page', cache: 'asked', more: old })
        expect(kept.body).toContain('最新の情報を読み込めません。')
        expect(kept.body).toContain('賃貸物件')

        const path = unseenPage('/search')
        for (const unknown of [path, '/articles/room/40203/1000000001', '/baibai/search?page=7']) {
          const asked = performance.now()
          const answer = await answerOf(site.url(unknown))
          expect(performance.now() - asked, unknown).toBeLessThan(LIMIT)
          const more = { 'retry-after': '30' }
          expectAnswer(answer, { status: 503, policy: 'page', cache: 'never', more })
          expect(answer.body).toContain('もう一度読み込む')
          expect(answer.body).toContain('<header')
        }
        await api.beWell()
        await works(site.url(path))
      })

      test('a visitor who goes on gets the 503 page in time, and the page when it recovers', async ({
        page,
        site,
      }) => {
        await page.goto(site.url('/search'))
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        await api.be(fault, TOO_SLOW)
        const waited = page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let started = 0
              const start = () => {
                started = performance.now()
              }
              addEventListener('click', start, true)
              new MutationObserver(() => {
                if (/^503/.test(document.title)) resolve(performance.now() - started)
              }).observe(document, { subtree: true, childList: true, characterData: true })
            }),
        )
        await page.locator('a[href^="/articles/room/"]').first().click()
        expect(await waited).toBeLessThan(NAVIGATION)
        await expect(page.getByRole('banner')).toBeVisible()
        await api.beWell()
        await works(site.url('/baibai/search?page=3'))
        await page.getByRole('link', { name: 'もう一度読み込む' }).click()
        await expect(page).not.toHaveTitle(/エラー/)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    })
  }
})
