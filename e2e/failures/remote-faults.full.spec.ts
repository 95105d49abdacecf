import { Faulty } from '../support/faulty.ts'
import { expect, hydrated, switchSite, test } from '../support/test.ts'

const SITES = {
  chintai: { top: '/search', switcher: '賃貸', other: '/baibai' },
  baibai: { top: '/baibai/search', switcher: '売買', other: '/' },
} as const

/** ms within which a page must answer whatever the remote does: its time limit and a busy machine. */
const LIMIT = 2500
/** ms within which a remote that is well again must be in use. */
const RECOVERY = 10_000
/** ms until the browser gives up a remote that hangs, on a busy machine. */
const PATIENCE = 25_000

for (const name of ['chintai', 'baibai'] as const) {
  const { top, other, switcher } = SITES[name]
  test.describe(`bad days of ${name}${name === 'chintai' ? ' @full' : ''}`, () => {
    let remote: Faulty
    let env: NodeJS.ProcessEnv
    test.beforeAll(async ({ site }) => {
      const rest = name === 'chintai' ? 'baibai' : 'chintai'
      remote = await Faulty.before(site.url('', name))
      env = { REMOTES: `${name}=${remote.url},${rest}=${site.url('', rest)}` }
    })
    test.afterAll(async ({ site }) => {
      await site.restore()
      await remote.close()
    })

    for (const fault of ['refused', '500', 'hangs', 'slow', 'html', 'tampered'] as const) {
      // The shell meets the others in the same way.
      const full = fault === 'refused' ? '' : ' @full'
      test(`${fault} from the start: 503 in time, the other site works, and it recovers${full}`, async ({
        page,
        site,
      }) => {
        await remote.be(fault)
        site.forgetReleases()
        await site.change({ shell: env })
        const started = performance.now()
        const answer = await page.goto(site.url(top), { waitUntil: 'commit' })
        expect(performance.now() - started).toBeLessThan(LIMIT)
        expect(answer?.status()).toBe(503)
        await expect(page.getByRole('banner')).toBeVisible()
        expect((await page.request.get(site.url(other))).status()).toBe(200)
        await remote.beWell()
        const status = async () => (await page.request.get(site.url(top))).status()
        // A release that was refused is looked at again after a minute.
        const patience = fault === 'tampered' ? 70_000 : RECOVERY
        await expect.poll(status, { timeout: patience }).toBe(200)
      })

      test(`${fault} after a good day: its pages are rendered as before`, async ({
        page,
        site,
      }) => {
        await remote.beWell()
        await site.change({ shell: env })
        expect((await page.request.get(site.url(top))).status()).toBe(200)
        const before = site.log().length
        const looks = remote.answers
        await remote.be(fault)
        // The shell has met the fault. A remote that has the same release changes nothing else.
        if (fault === 'tampered') await expect.poll(() => remote.answers).toBeGreaterThan(looks + 1)
        else await site.said(new RegExp(`${name}: (unreachable|release refused)`), before)
        const started = performance.now()
        const answer = await page.request.get(site.url(`${top}?page=2`))
        expect(performance.now() - started).toBeLessThan(LIMIT)
        expect(answer.status()).toBe(200)

        // A visitor of the other site who goes there meets the fault, and nothing else breaks.
        await page.goto(site.url(other))
        await hydrated(page)
        await switchSite(page, switcher)
        const heading = page.getByRole('heading', { level: 1 })
        const patience = { timeout: PATIENCE }
        if (fault === 'slow') await expect(page).toHaveURL(/./, patience)
        else await expect(heading).toHaveText(/ページを表示できません/, patience)
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
      })
    }
  })
}
