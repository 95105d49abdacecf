import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { currentRelease, describeBuild, keep, point, signRelease } from '@sumai/build/release'
import { RemoteSource } from '../support/remote-source.ts'
import { Site } from '../support/site.ts'
import { expect, hydrated, siteSwitch, test } from '../support/test.ts'

/** ms within which a release must be live (ARCHITECTURE, R22). */
const LIVE_WITHIN = 30_000

const PAGE = 'pages/top/hero.tsx'
const headingOf = async (site: Site) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await fetch(site.url('/baibai'))).text())?.[1]

test.describe('releases of the sales remote', () => {
  let site: Site
  let source: RemoteSource
  let first: string
  test.beforeAll(async () => {
    source = new RemoteSource('baibai')
    first = await source.release()
    site = await Site.prepare()
    await Promise.all([
      site.stack.start('api'),
      site.stack.start('chintai'),
      site.stack.start('baibai', { DIST: source.dist }),
    ])
    await site.stack.start('shell')
  })
  test.afterAll(async () => {
    await site.stop()
    source.remove()
  })
  test.afterEach(() => point(source.dist, first))

  test('is live on server and browser without a restart, and rolls back', async ({ page }) => {
    const before = await headingOf(site)
    source.edit(PAGE, /(<h1[^>]*>)/, '$1新しい')
    await source.release()
    await expect.poll(() => headingOf(site), { timeout: LIVE_WITHIN }).toContain('新しい')
    await page.goto(site.url('/baibai'))
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('新しい')
    // The browser runs the same release: it renders the page itself after a visit elsewhere.
    await siteSwitch(page, '賃貸').click()
    await page.waitForURL(site.url('/'))
    await siteSwitch(page, '売買').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('新しい')

    point(source.dist, first)
    await expect.poll(() => headingOf(site), { timeout: LIVE_WITHIN }).toBe(before)
    source.edit(PAGE, '新しい', '')
  })

  /** Puts a release out and checks that after two looks the first one is still served. */
  async function isRefused(build: string) {
    point(source.dist, build)
    expect(currentRelease(source.dist)).toBe(build)
    await new Promise((resolve) => setTimeout(resolve, 2500))
    const entries = await (await fetch(site.url('/remotes.json'))).json()
    const { web } = JSON.parse(
      readFileSync(path.join(source.dist, 'releases', `${first}.json`), 'utf8'),
    )
    expect(entries.baibai.entry).toContain(web.entry)
    expect((await fetch(site.url('/baibai'))).status).toBe(200)
  }

  const unsigned = (build: string) => ({ ...describeBuild('baibai', source.dist), build })

  test('with a wrong signature is refused', async () => {
    const signed = signRelease('chintai', unsigned('wrongsig'))
    keep(source.dist, signed)
    await isRefused('wrongsig')
  })

  test('against another contract is refused', async () => {
    keep(source.dist, signRelease('baibai', { ...unsigned('wrongcontract'), contract: 999 }))
    await isRefused('wrongcontract')
  })

  test('that throws at load is refused', async () => {
    source.edit('routes.ts', /$/, "\nthrow new Error('broken release')\n")
    await isRefused(await source.release())
    source.edit('routes.ts', "\nthrow new Error('broken release')\n", '')
  })

  test('whose files are not what was signed is refused', async () => {
    source.edit(PAGE, /(<h1[^>]*>)/, '$1改ざん')
    await source.build()
    const signed = signRelease('baibai', unsigned('tampered'))
    keep(source.dist, signed)
    const file = path.join(source.dist, 'node', signed.node.entry)
    const original = readFileSync(file)
    appendFileSync(file, '\n;0')
    await isRefused('tampered')
    writeFileSync(file, original)
    source.edit(PAGE, '改ざん', '')
  })
})
