import { createHash } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePorts } from '@sumai/build/free-ports'
import { appDir } from '@sumai/build/paths'
import {
  currentRelease,
  describeBuild,
  keep,
  point,
  previewToken,
  propose,
  signRelease,
} from '@sumai/build/release'
import { bytesAlive } from '../support/inspector.ts'
import { RemoteSource } from '../support/remote-source.ts'
import { Site } from '../support/site.ts'
import { expect, hydrated, siteSwitch, test } from '../support/test.ts'

/** ms within which a release must be live. */
const LIVE_WITHIN = 30_000

const PAGE = 'pages/top/hero.tsx'

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
  let site: Site
  let source: RemoteSource
  let first: string
  let inspector: number
  test.beforeAll(async () => {
    source = new RemoteSource('baibai')
    first = await source.release()
    site = await Site.prepare()
    await Promise.all([
      site.stack.start('api'),
      site.stack.start('chintai'),
      site.stack.start('baibai', { DIST: source.dist }),
    ])
    inspector = (await freePorts('inspector')).inspector
    await site.stack.start('shell', { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` })
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

  test('touches nothing else: the other remote stays as it is, and nothing starts anew', async ({
    page,
  }) => {
    const chintai = appDir('chintai')
    const before = hashesOf(path.join(chintai, 'dist'))
    const pids = () => (['api', 'chintai', 'shell'] as const).map((name) => site.stack.pid(name))
    const running = pids()
    const otherEntry = async () =>
      (await (await fetch(site.url('/remotes.json'))).json()).chintai.entry
    const entry = await otherEntry()

    source.edit(PAGE, /(<h1[^>]*>)/, '$1秋の')
    await source.release()
    await expect.poll(() => headingOf(site), { timeout: LIVE_WITHIN }).toContain('秋の')
    await page.goto(site.url('/'))
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('秋の')

    expect(before.size).toBeGreaterThan(100)
    expect(hashesOf(path.join(chintai, 'dist'))).toEqual(before)
    expect(await otherEntry()).toBe(entry)
    expect(pids()).toEqual(running)
    source.edit(PAGE, '秋の', '')
    point(source.dist, first)
    await expect.poll(() => headingOf(site), { timeout: LIVE_WITHIN }).not.toContain('秋の')
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

  test('that is put back by anybody but the team is refused', async () => {
    const file = path.join(source.dist, 'remote.json')
    const earlier = readFileSync(file, 'utf8')
    source.edit(PAGE, /(<h1[^>]*>)/, '$1後の')
    await source.release()
    await expect.poll(() => headingOf(site), { timeout: LIVE_WITHIN }).toContain('後の')
    writeFileSync(file, earlier)
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(await headingOf(site)).toContain('後の')
    source.edit(PAGE, '後の', '')
    // The team may.
    point(source.dist, first)
    await expect.poll(() => headingOf(site), { timeout: LIVE_WITHIN }).not.toContain('後の')
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

  test('whose scripts for browsers are not what was signed is refused', async () => {
    source.edit(PAGE, /(<h1[^>]*>)/, '$1改ざん')
    await source.build()
    const signed = signRelease('baibai', unsigned('tampered-web'))
    keep(source.dist, signed)
    const file = path.join(
      source.dist,
      'web',
      signed.web.pages['src/pages/top/top.page.tsx']?.js[0] ?? '',
    )
    const original = readFileSync(file)
    appendFileSync(file, '\n;0')
    await isRefused('tampered-web')
    writeFileSync(file, original)
    source.edit(PAGE, '改ざん', '')
  })

  for (const [what, broken] of [
    ['throws in render', "throw new Error('broken page')"],
    ['uses what is not there', 'null as unknown as string[]).map(String'],
  ] as const) {
    test(`whose top page ${what} is refused`, async () => {
      const fault = broken.startsWith('throw') ? broken : `void (${broken})`
      source.edit(PAGE, /export function Hero\([^)]*\)[^{]*\{/, `$&\n  ${fault}\n`)
      await isRefused(await source.release())
      source.edit(PAGE, `\n  ${fault}\n`, '')
    })
  }

  test('that staff preview is theirs alone, on server and browser, and is never kept', async ({
    page,
    request,
  }) => {
    source.edit(PAGE, /(<h1[^>]*>)/, '$1公開前の')
    await source.build()
    const build = propose('baibai', source.dist)
    source.edit(PAGE, '公開前の', '')
    const token = previewToken('baibai', build, Date.now() + 60_000)

    await page.goto(site.url(`/preview?token=${token}`))
    await expect(page).toHaveURL(site.url('/baibai'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('公開前の')
    await expect(page.getByText('プレビュー表示中')).toBeVisible()
    await hydrated(page)
    await siteSwitch(page, '賃貸').click()
    await page.waitForURL(site.url('/'))
    await siteSwitch(page, '売買').click()
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
  })

  test('1,000 visitors across a release each get one release, whole', async () => {
    const entryOf = (build: string) =>
      JSON.parse(readFileSync(path.join(source.dist, 'releases', `${build}.json`), 'utf8')).web
        .entry
    source.edit(PAGE, /(<h1[^>]*>)/, '$1次の')
    await source.build()
    const next = propose('baibai', source.dist)
    source.edit(PAGE, '次の', '')
    const seen = new Map<string, number>()
    const visitor = async (visits: number) => {
      for (let visit = 0; visit < visits; visit++) {
        const answer = await fetch(site.url('/baibai'))
        expect(answer.status).toBe(200)
        const html = await answer.text()
        const isNext = /<h1[^>]*>次の/.test(html)
        // What the browser will run is what the server has rendered from.
        expect(html).toContain(entryOf(isNext ? next : first))
        const build = isNext ? next : first
        seen.set(build, (seen.get(build) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 10 }, () => visitor(50)))
    point(source.dist, next)
    await Promise.all(Array.from({ length: 10 }, () => visitor(50)))
    await expect.poll(() => headingOf(site), { timeout: LIVE_WITHIN }).toContain('次の')
    await visitor(1)
    expect([...seen.values()].reduce((sum, count) => sum + count)).toBe(1001)
    expect(seen.size).toBe(2)
  })

  test('a hundred in a row leave no trace in memory @full', async () => {
    test.setTimeout(300_000)
    const unchanged = describeBuild('baibai', source.dist)
    const file = path.join(source.dist, 'node', unchanged.node.entry)
    const original = readFileSync(file)
    let releases = 0
    /** The same code with another hash: to the shell, another release. */
    async function release() {
      releases += 1
      writeFileSync(file, `${original}\n// release ${releases}`)
      const build = `row${releases}`
      keep(source.dist, signRelease('baibai', { ...describeBuild('baibai', source.dist), build }))
      point(source.dist, build)
      await fetch(site.url('/remotes.json'))
      expect(await headingOf(site)).toBeTruthy()
    }
    // The first ones fill caches.
    for (let time = 0; time < 50; time++) await release()
    const before = await bytesAlive(inspector)
    for (let time = 0; time < 100; time++) await release()
    const after = await bytesAlive(inspector)
    writeFileSync(file, original)
    console.log(`memory: ${before} bytes before, ${after} after 100 releases`)
    expect(after / before).toBeLessThan(1.1)
  })
})
