import { globSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { RemoteSource } from '../support/remote-source.ts'
import { Site } from '../support/site.ts'
import { expect, hydrated, test } from '../support/test.ts'

test.describe('a tab that is older than the release', () => {
  let site: Site
  let source: RemoteSource
  /** The code of the top page, and of what comes after it. */
  let top: { page: string; late: string }
  test.beforeAll(async () => {
    source = new RemoteSource('chintai')
    const build = await source.release()
    const { web } = JSON.parse(
      readFileSync(path.join(source.dist, 'releases', `${build}.json`), 'utf8'),
    )
    const folder = path.join(source.dist, 'web')
    const late = globSync('*.js', { cwd: folder }).find((file) =>
      readFileSync(path.join(folder, file), 'utf8').includes('新着の賃貸物件'),
    )
    top = { page: web.pages['src/pages/top/top.page.tsx'].js[0], late: late ?? '' }
    site = await Site.prepare()
    await Promise.all([
      site.stack.start('api'),
      site.stack.start('baibai'),
      site.stack.start('chintai', { DIST: source.dist }),
    ])
    await site.stack.start('shell')
  })
  test.afterAll(async () => {
    await site.stop()
    source.remove()
  })

  const fileOf = (part: keyof typeof top) => path.join(source.dist, 'web', top[part])
  const lose = (part: keyof typeof top = 'page') => renameSync(fileOf(part), `${fileOf(part)}.lost`)
  const find = (part: keyof typeof top = 'page') => renameSync(`${fileOf(part)}.lost`, fileOf(part))

  /** Nothing is fetched ahead, as on a phone that saves data. */
  const fetchNothingAhead = (page: Page) =>
    page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })

  /** Says how often a document was loaded. */
  async function visit(page: Page, address: string) {
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.goto(site.url(address))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    return () => loads
  }

  test('comes to the page by one reload, keeps what was written, and then shows an error page', async ({
    page,
  }) => {
    await fetchNothingAhead(page)
    const loads = await visit(page, '/contact')
    const name = page.getByLabel('お名前').first()
    await name.fill('楠 一郎')
    lose()
    const home = page.getByRole('banner').getByRole('link').first()
    await home.click()
    await expect(page).toHaveURL(site.url('/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The page of the server stands, and is not loaded again and again.
    await page.waitForTimeout(3000)
    expect(loads()).toBe(2)

    find()
    await page.goto(site.url('/contact'))
    await expect(name).toHaveValue('楠 一郎')
    lose()
    await hydrated(page)
    await home.click()
    await expect(page).toHaveTitle(/^500エラー/)
    await expect(page.getByRole('link', { name: 'トップページへ戻る' })).toBeVisible()
    expect(loads()).toBe(3)
    find()
  })

  test('comes by one reload too when only what a page loads its data with is gone', async ({
    page,
  }) => {
    await fetchNothingAhead(page)
    const loads = await visit(page, '/contact')
    lose('late')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(site.url('/'))
    await page.waitForTimeout(1000)
    expect(loads()).toBe(2)
    find('late')
  })

  test('stays as it is when a page that nobody has asked for cannot be fetched ahead', async ({
    page,
  }) => {
    lose()
    const tried = page.waitForResponse((answer) =>
      answer.url().endsWith(path.basename(fileOf('page'))),
    )
    const loads = await visit(page, '/contact')
    expect((await tried).status()).toBe(404)
    await page.waitForTimeout(2000)
    expect(loads()).toBe(1)
    expect(await page.evaluate(() => sessionStorage.getItem('sumai.reloaded'))).toBeNull()
    find()
  })

  test('finds the files of its own release after others have followed', async ({ page }) => {
    await fetchNothingAhead(page)
    const loads = await visit(page, '/contact')
    for (const release of ['一', '二', '三']) {
      source.edit('pages/top/top.page.tsx', 'BRAND.topTitle.chintai', `$& + '${release}'`)
      await source.release()
    }
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(site.url('/'))
    expect(loads()).toBe(1)
  })
})
