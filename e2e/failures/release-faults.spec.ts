import { ReleaseCopy } from '../support/release-copy.ts'
import type { Site } from '../support/site.ts'
import { expect, hydrated, later, siteSwitch, switchSite, test } from '../support/test.ts'

/** Releases whose signature and hashes are in order, and which are broken all the same. */
const SITES = {
  chintai: {
    top: '/',
    other: '/baibai',
    here: '賃貸',
    there: '売買',
    page: '/linklist',
  },
  baibai: {
    top: '/baibai',
    other: '/',
    here: '売買',
    there: '賃貸',
    page: '/baibai/linklist',
  },
} as const

/** Of the code in an entry. */
const FAULTS = [
  ['is no JavaScript', /^/, 'syntax error: ('],
  [
    'takes its libraries from another contract',
    /(?<=\b(?:globalThis|global)(?:\.|\["))sumai\d+/g,
    'sumai999',
  ],
] as const

/** On that page. */
const WORDS =
  'リンク先は各機関が運営しています。内容については、それぞれの窓口にお問い合わせください。'

/** ms within which a release must be live. */
const LIVE = 30_000

/** Address of the entry of a remote that browsers are told to load. */
async function entryOf(site: Site, name: keyof typeof SITES): Promise<string> {
  const entries = await (await fetch(site.url('/remotes.json'))).json()
  return entries[name]?.entry ?? 'nothing'
}

for (const name of ['chintai', 'baibai'] as const) {
  const { top, other, here, there, page: address } = SITES[name]
  test.describe(`a release of ${name} @full`, () => {
    let copy: ReleaseCopy
    test.beforeAll(async ({ site }) => {
      copy = new ReleaseCopy(name)
      await site.change({ [name]: { DIST: copy.dist } })
    })
    test.afterAll(async ({ site }) => {
      await site.restore()
      copy.remove()
    })

    /** Resolves when it is the one that browsers are told to load. */
    async function isLive(site: Site, { web }: ReleaseCopy['first']) {
      await expect.poll(() => entryOf(site, name), { timeout: LIVE }).toContain(web.entry)
    }
    test.beforeEach(async ({ site }) => {
      copy.back()
      await isLive(site, copy.first)
    })

    for (const [what, text, fault] of FAULTS) {
      test(`whose entry ${what} shows its pages as plain HTML, and the other site as ever`, async ({
        page,
        browser,
        site,
      }) => {
        const spoilt = copy.edit(`web/${copy.first.web.entry}`, text, fault)
        copy.point(spoilt)
        await isLive(site, spoilt)
        let loads = 0
        page.on('request', (request) => {
          if (request.isNavigationRequest()) loads += 1
        })
        await page.clock.install()
        await page.goto(site.url(top))
        // One guarded reload, no loop.
        await expect.poll(() => loads).toBe(2)
        await later(page)
        expect(loads).toBe(2)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await siteSwitch(page, there).click()
        await expect(page).toHaveURL(site.url(other))
        await hydrated(page)
        await switchSite(page, here)
        await expect(page).toHaveTitle(/^503エラー/)
        await expect(page.getByRole('contentinfo')).toBeVisible()

        copy.back()
        await isLive(site, copy.first)
        const visitor = await browser.newPage()
        await visitor.goto(site.url(top))
        await hydrated(visitor)
        await visitor.close()
      })
    }

    test('with a page that is no JavaScript comes to it by one reload', async ({ page, site }) => {
      const chunk = `web/${copy.first.web.pages['src/pages/top/top.page.tsx']?.js[0]}`
      const spoilt = copy.prepend(chunk, 'syntax error: (')
      copy.point(spoilt)
      await isLive(site, spoilt)
      await page.goto(site.url(other))
      await hydrated(page)
      await switchSite(page, here)
      await expect(page).toHaveURL(site.url(top))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).not.toHaveTitle(/エラー/)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })

    for (const [what, text, fault] of FAULTS) {
      test(`that ${what} on the server is refused, and the last good one stays`, async ({
        page,
        site,
      }) => {
        const release = copy.edit(`node/${copy.first.node.entry}`, text, fault)
        const before = site.log().length
        copy.point(release)
        await site.said(new RegExp(`${name}: release refused, it cannot be loaded`), before)
        expect(await entryOf(site, name)).toContain(copy.first.web.entry)
        expect((await page.goto(site.url(`${top}?seen=no`)))?.status()).toBe(200)
        await hydrated(page)
        expect((await page.request.get(site.url(other))).status()).toBe(200)
      })
    }

    for (const [what, condition, status] of [
      ['when it is drawn', 'true', 500],
      ['in browsers alone', "typeof window !== 'undefined'", 200],
    ] as const) {
      test(`with a page that throws ${what}: the error page with header and footer, the rest works, and it recovers`, async ({
        page,
        site,
      }) => {
        const thrown = "throw new Error('broken page')"
        const broken = copy.replace(
          WORDS,
          (literal) => `(()=>{if(${condition})${thrown};return ${literal}})()`,
        )
        copy.point(broken)
        await isLive(site, broken)
        const answer = await page.goto(site.url(address))
        expect(answer?.status()).toBe(status)
        await expect(page).toHaveTitle(/^500エラー/)
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await page.getByRole('main').getByRole('link', { name: 'トップページへ戻る' }).click()
        await expect(page).toHaveURL(site.url(top))
        await expect(page).not.toHaveTitle(/エラー/)
        await switchSite(page, there)
        await expect(page).toHaveURL(site.url(other))
        await expect(page).not.toHaveTitle(/エラー/)

        copy.back()
        await isLive(site, copy.first)
        expect((await page.goto(site.url(address)))?.status()).toBe(200)
        await expect(page).not.toHaveTitle(/エラー/)
      })
    }
  })
}
