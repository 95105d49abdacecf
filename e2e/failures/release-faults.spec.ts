import { RemoteSource } from '../support/remote-source.ts'
import { Site } from '../support/site.ts'
import { SpoiledRelease } from '../support/spoiled-release.ts'
import { expect, hydrated, siteSwitch, test } from '../support/test.ts'

/** Releases whose signature and hashes are in order, and which are broken all the same. */
const SITES = {
  chintai: {
    top: '/',
    other: '/baibai',
    here: '賃貸',
    there: '売買',
    page: '/linklist',
    file: 'pages/linklist/linklist.page.tsx',
  },
  baibai: {
    top: '/baibai',
    other: '/',
    here: '売買',
    there: '賃貸',
    page: '/baibai/linklist',
    file: 'pages/linklist/linklist.page.tsx',
  },
} as const

/** ms within which a release must be live. */
const LIVE = 30_000

for (const name of ['chintai', 'baibai'] as const) {
  const { top, other, here, there } = SITES[name]
  test.describe(`a release of ${name} @full`, () => {
    let site: Site
    let release: SpoiledRelease
    test.beforeAll(async () => {
      release = new SpoiledRelease(name)
      site = await Site.prepare()
      const rest = name === 'chintai' ? 'baibai' : 'chintai'
      await Promise.all([
        site.stack.start('api'),
        site.stack.start(rest),
        site.stack.start(name, { DIST: release.dist }),
      ])
      await site.stack.start('shell')
      await expect.poll(live).toContain(release.release.web.entry)
    })
    test.afterAll(async () => {
      await site.stop()
      release.remove()
    })
    /** Address of the entry that browsers are told to load. */
    async function live(): Promise<string> {
      const entries = await (await fetch(site.url('/remotes.json'))).json()
      return entries[name]?.entry ?? 'nothing'
    }
    const integrity = async () =>
      (await (await fetch(site.url('/remotes.json'))).json())[name].integrity

    test('whose entry is no JavaScript shows its pages as plain HTML, and the other site as ever', async ({
      page,
      browser,
    }) => {
      const before = await integrity()
      const restore = release.spoil(`web/${release.release.web.entry}`, /^/, 'syntax error: (')
      await expect.poll(integrity, { timeout: LIVE }).not.toBe(before)
      let loads = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1
      })
      await page.goto(site.url(top))
      // One guarded reload, no loop.
      await expect.poll(() => loads).toBe(2)
      await page.waitForTimeout(1500)
      expect(loads).toBe(2)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await siteSwitch(page, there).click()
      await expect(page).toHaveURL(site.url(other))
      await hydrated(page)
      await siteSwitch(page, here).click()
      await expect(page).toHaveTitle(/^503エラー/)
      await expect(page.getByRole('contentinfo')).toBeVisible()

      restore()
      await expect.poll(integrity, { timeout: LIVE }).toBe(before)
      // Of a new visitor: this one's browser keeps the broken file under the same name.
      const visitor = await browser.newPage()
      await visitor.goto(site.url(top))
      await hydrated(visitor)
      await visitor.close()
    })

    test('with a page that is no JavaScript comes to it by one reload', async ({ page }) => {
      const before = await integrity()
      const chunk = release.release.web.pages['src/pages/top/top.page.tsx']?.js[0] ?? ''
      const restore = release.spoil(`web/${chunk}`, /^/, 'syntax error: (')
      await expect.poll(integrity, { timeout: LIVE }).not.toBe(before)
      await page.goto(site.url(other))
      await hydrated(page)
      await siteSwitch(page, here).click()
      await expect(page).toHaveURL(site.url(top))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).not.toHaveTitle(/エラー/)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      restore()
      await expect.poll(integrity, { timeout: LIVE }).toBe(before)
    })

    for (const [what, text, spoilt] of [
      ['is no JavaScript on the server', /^/, 'syntax error: ('],
      ['wants another React', /(shareKey: ?"react",[^}]*requiredVersion: ?)"[^"]+"/, '$1"^18.0.0"'],
    ] as const) {
      test(`that ${what} is refused, and the last good one stays`, async ({ page }) => {
        const restore = release.spoil(`node/${release.release.node.entry}`, text, spoilt)
        const before = await live()
        // Longer than the shell's next two looks.
        await page.waitForTimeout(2500)
        expect(await live()).toBe(before)
        expect((await page.goto(site.url(`${top}?seen=no`)))?.status()).toBe(200)
        await hydrated(page)
        expect((await page.request.get(site.url(other))).status()).toBe(200)
        restore()
      })
    }
  })

  test.describe(`a release of ${name} with pages that throw @full`, () => {
    const { page: address, file } = SITES[name]
    let site: Site
    let source: RemoteSource
    test.beforeAll(async () => {
      test.setTimeout(300_000)
      source = new RemoteSource(name)
      await source.release()
      site = await Site.prepare()
      const rest = name === 'chintai' ? 'baibai' : 'chintai'
      await Promise.all([
        site.stack.start('api'),
        site.stack.start(rest),
        site.stack.start(name, { DIST: source.dist }),
      ])
      await site.stack.start('shell')
    })
    test.afterAll(async () => {
      await site.stop()
      source.remove()
    })
    const COMPONENT = /export function Component\([^)]*\)[^{]*\{/
    const entry = async () =>
      (await (await fetch(site.url('/remotes.json'))).json())[name]?.entry as string

    for (const [what, condition, status] of [
      ['when they are drawn', 'true', 500],
      ['in browsers alone', "typeof window !== 'undefined'", 200],
    ] as const) {
      test(`${what}: the error page with header and footer, the rest works, and it recovers`, async ({
        page,
      }) => {
        test.setTimeout(300_000)
        const before = await entry()
        const fault = `\n  if (${condition}) throw new Error('broken page')\n`
        source.edit(file, COMPONENT, `$&${fault}`)
        await source.release()
        await expect.poll(entry, { timeout: LIVE }).not.toBe(before)
        const answer = await page.goto(site.url(address))
        expect(answer?.status()).toBe(status)
        await expect(page).toHaveTitle(/^500エラー/)
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await page.getByRole('main').getByRole('link', { name: 'トップページへ戻る' }).click()
        await expect(page).toHaveURL(site.url(top))
        await expect(page).not.toHaveTitle(/エラー/)
        await siteSwitch(page, there).click()
        await expect(page).toHaveURL(site.url(other))
        await expect(page).not.toHaveTitle(/エラー/)

        source.edit(file, fault, '')
        await source.release()
        await expect.poll(entry, { timeout: LIVE }).toBe(before)
        expect((await page.goto(site.url(address)))?.status()).toBe(200)
        await expect(page).not.toHaveTitle(/エラー/)
      })
    }
  })
}
