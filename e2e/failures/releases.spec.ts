import { createHash } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { appDir } from '@sumai/build/paths'
import { currentRelease, previewToken } from '@sumai/build/release'
import { type Release, ReleaseCopy } from '../support/release-copy.ts'
import { RemoteSource } from '../support/remote-source.ts'
import type { Site } from '../support/site.ts'
import { expect, hydrated, switchSite, tagged, test } from '../support/test.ts'

/** ms within which a release must be live. */
const LIVE_WITHIN = 30_000

const PAGE = 'pages/top/hero.tsx'
/** The first line of the heading on the top page. */
const HEADING = '家の値段より先に、'

/** The heading as another release has it. */
const beginning = (words: string) => (literal: string) =>
  literal.replace(/^./, (quote) => quote + words)

/** What every file of a folder holds, and when it was written. */
function hashesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => {
        const file = path.join(parentPath, name)
        const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
        return [file, `${hash} ${statSync(file).mtimeMs}`]
      }),
  )
}

const headingOf = async (site: Site) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await fetch(site.url('/baibai'))).text())?.[1]

test.describe('releases of the sales remote', () => {
  let copy: ReleaseCopy
  test.beforeAll(async ({ site }) => {
    copy = new ReleaseCopy('baibai')
    await site.change({ baibai: { DIST: copy.dist } })
  })
  test.afterAll(async ({ site }) => {
    await site.restore()
    copy.remove()
  })
  test.beforeEach(async ({ site }) => {
    copy.back()
    const entry = async () => (await (await fetch(site.url('/remotes.json'))).json()).baibai.entry
    await expect.poll(entry, { timeout: LIVE_WITHIN }).toContain(copy.first.web.entry)
  })

  /** Becomes the current release, until it is rolled back. */
  async function isLive(page: Page, site: Site, release: () => Promise<void> | void) {
    const before = await headingOf(site)
    await release()
    await expect.poll(() => headingOf(site), { timeout: LIVE_WITHIN }).toContain('新しい')
    await page.goto(site.url('/baibai'))
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('新しい')
    // The browser runs the same release: it renders the page itself after a visit elsewhere.
    await switchSite(page, '賃貸')
    await page.waitForURL(site.url('/'))
    await switchSite(page, '売買')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('新しい')

    copy.back()
    await expect.poll(() => headingOf(site), { timeout: LIVE_WITHIN }).toBe(before)
  }

  test('is live on server and browser without a restart, and rolls back', ({ page, site }) =>
    isLive(page, site, () => copy.point(copy.replace(HEADING, beginning('新しい')))))

  test('is so when it is built from changed source', tagged('full'), async ({ page, site }) => {
    const source = new RemoteSource('baibai')
    try {
      source.edit(PAGE, /(<h1[^>]*>)/, '$1新しい')
      await isLive(page, site, () => source.release(copy.dist))
    } finally {
      source.remove()
    }
  })

  test('touches nothing else: the other remote stays as it is, and nothing starts anew', async ({
    page,
    site,
  }) => {
    const chintai = appDir('chintai')
    const before = hashesOf(path.join(chintai, 'dist'))
    const pids = () => (['api', 'chintai', 'shell'] as const).map((name) => site.stack.pid(name))
    const running = pids()
    const otherEntry = async () =>
      (await (await fetch(site.url('/remotes.json'))).json()).chintai.entry
    const entry = await otherEntry()

    copy.point(copy.replace(HEADING, beginning('秋の')))
    await expect.poll(() => headingOf(site), { timeout: LIVE_WITHIN }).toContain('秋の')
    await page.goto(site.url('/'))
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('秋の')

    expect(before.size).toBeGreaterThan(100)
    expect(hashesOf(path.join(chintai, 'dist'))).toEqual(before)
    expect(await otherEntry()).toBe(entry)
    expect(pids()).toEqual(running)
  })

  /** Releases it; the shell says why not, and goes on with the one before. */
  async function isRefused(site: Site, release: Release, reason: RegExp) {
    const before = site.log().length
    copy.point(release)
    expect(currentRelease(copy.dist)).toBe(release.build)
    await site.said(new RegExp(`baibai: release refused, .*${reason.source}`), before)
    const entries = await (await fetch(site.url('/remotes.json'))).json()
    expect(entries.baibai.entry).toContain(copy.first.web.entry)
    expect((await fetch(site.url('/baibai'))).status).toBe(200)
  }

  test('with a wrong signature is refused', async ({ site }) => {
    await isRefused(
      site,
      copy.sign({ build: 'wrongsig' }, 'chintai'),
      /signature is not the team’s/,
    )
  })

  test('that is put back by anybody but the team is refused', tagged('full'), async ({ site }) => {
    const file = path.join(copy.dist, 'remote.json')
    const earlier = readFileSync(file, 'utf8')
    copy.point(copy.replace(HEADING, beginning('後の')))
    await expect.poll(() => headingOf(site), { timeout: LIVE_WITHIN }).toContain('後の')
    const before = site.log().length
    writeFileSync(file, earlier)
    await site.said(/baibai: release refused, it was the current one before/, before)
    expect(await headingOf(site)).toContain('後の')
    // The team may.
    copy.back()
    await expect.poll(() => headingOf(site), { timeout: LIVE_WITHIN }).not.toContain('後の')
  })

  test('against another contract is refused', async ({ site }) => {
    const release = copy.sign({ build: 'wrongcontract', contract: 999 })
    await isRefused(site, release, /built against contract 999/)
  })

  test('that needs another React than the shell has is refused', async ({ site }) => {
    const needs = { ...copy.first.needs, react: '^20.0.0' }
    await isRefused(site, copy.sign({ build: 'wrongreact', needs }), /react/)
  })

  test('that throws at load is refused', async ({ site }) => {
    const file = `node/${copy.first.node.entry}`
    const release = copy.prepend(file, "throw new Error('broken release');")
    await isRefused(site, release, /cannot be loaded: .*broken release/)
  })

  for (const [what, fileOf] of [
    ['files are', ({ node }: Release) => `node/${node.entry}`],
    [
      'scripts for browsers are',
      ({ web }: Release) => `web/${web.pages['src/pages/top/top.page.tsx']?.js[0]}`,
    ],
  ] as const) {
    test(`whose ${what} not what was signed is refused`, async ({ site }) => {
      const release = copy.replace(HEADING, beginning(`改ざん${what}`))
      const file = fileOf(release)
      appendFileSync(path.join(copy.dist, file), '\n;0')
      await isRefused(site, release, new RegExp(`${file} is not what was signed`))
    })
  }

  for (const [what, broken, reason] of [
    ['throws in render', "(()=>{throw new Error('broken page')})()", /broken page/],
    ['uses what is not there', '(null).map(String)', /Cannot read properties of null/],
  ] as const) {
    test(`whose top page ${what} is refused`, tagged('full'), async ({ site }) => {
      const release = copy.replace(HEADING, () => broken)
      await isRefused(site, release, new RegExp(`/baibai cannot be rendered: .*${reason.source}`))
    })
  }

  test(
    'with a late part that throws shows its pages at once, and the fault once in the log',
    tagged('full'),
    async ({ page, site }) => {
      const throws = () => `(() => { throw new TypeError('broken part') })()`
      const spoilt = copy.replace('ボーナス返済の割合', throws)
      copy.point(spoilt)
      await site.said(new RegExp(`release ${spoilt.build} is live`), 0, LIVE_WITHIN)
      const before = site.log().length
      const begun = performance.now()
      const answer = await fetch(site.url('/baibai/renovation'))
      // Code that is missing would be asked for again after a second; this is there, and broken.
      expect(performance.now() - begun).toBeLessThan(1000)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('</html>')
      await page.goto(site.url('/baibai/renovation'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('一時的なエラー')
      await expect(page.getByRole('banner')).toBeVisible()
      await site.said(/browser: .*TypeError/, before)
      expect(
        site
          .log()
          .slice(before)
          .match(/TypeError: broken part/g),
      ).toHaveLength(1)
    },
  )

  test(
    'that staff preview is theirs alone, on server and browser, and is never kept',
    tagged('full'),
    async ({ page, request, site }) => {
      const { build } = copy.replace(HEADING, beginning('公開前の'))
      const token = previewToken('baibai', build, Date.now() + 60_000)

      await page.goto(site.url(`/preview?token=${token}`))
      await expect(page).toHaveURL(site.url('/baibai'))
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toContainText('公開前の')
      await expect(page.getByText('プレビュー表示中')).toBeVisible()
      await hydrated(page)
      await switchSite(page, '賃貸')
      await page.waitForURL(site.url('/'))
      await switchSite(page, '売買')
      await expect(heading).toContainText('公開前の')
      const answer = await page.request.get(site.url('/baibai'))
      expect(answer.headers()['cache-control']).toBe('no-store')

      // Everybody else sees what is released.
      expect(await headingOf(site)).not.toContain('公開前の')
      await page.getByRole('link', { name: 'プレビューを終了する' }).click()
      await page.goto(site.url('/baibai'))
      await expect(heading).not.toContainText('公開前の')

      for (const [wrong, status] of [
        [token.replace('.', '.AA'), 403],
        [previewToken('chintai', build, Date.now() - 1), 403],
        ['x', 403],
      ] as const) {
        const refused = await request.get(site.url(`/preview?token=${wrong}`), { maxRedirects: 0 })
        expect(refused.status()).toBe(status)
        expect(refused.headers()['set-cookie']).toBeUndefined()
      }
      const gone = previewToken('baibai', 'gone', Date.now() + 60_000)
      const nothing = await request.get(site.url('/baibai'), {
        headers: { cookie: `sumai-preview=${gone}` },
      })
      expect(nothing.status()).toBe(404)
    },
  )

  test(
    '1,000 visitors across a release each get one release, whole',
    tagged('full'),
    async ({ site }) => {
      const { first } = copy
      const next = copy.replace(HEADING, beginning('次の'))
      const seen = new Map<Release, number>()
      const visitor = async (visits: number) => {
        for (let visit = 0; visit < visits; visit++) {
          const answer = await fetch(site.url('/baibai'))
          expect(answer.status).toBe(200)
          const html = await answer.text()
          const release = /<h1[^>]*>次の/.test(html) ? next : first
          // What the browser will run is what the server has rendered from.
          expect(html).toContain(release.web.entry)
          seen.set(release, (seen.get(release) ?? 0) + 1)
        }
      }
      await Promise.all(Array.from({ length: 10 }, () => visitor(50)))
      copy.point(next)
      await Promise.all(Array.from({ length: 10 }, () => visitor(50)))
      await expect.poll(() => headingOf(site), { timeout: LIVE_WITHIN }).toContain('次の')
      await visitor(1)
      expect([...seen.values()].reduce((sum, count) => sum + count)).toBe(1001)
      expect(seen.size).toBe(2)
    },
  )
})
