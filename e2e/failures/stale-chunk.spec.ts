import { readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { RemoteSource } from '../support/remote-source.ts'
import { Site } from '../support/site.ts'
import { expect, hydrated, test } from '../support/test.ts'

test.describe('a tab that is older than the release', () => {
  let site: Site
  let source: RemoteSource
  let chunks: Record<string, { js: string[] }>
  test.beforeAll(async () => {
    source = new RemoteSource('chintai')
    const build = await source.release()
    const { web } = JSON.parse(
      readFileSync(path.join(source.dist, 'releases', `${build}.json`), 'utf8'),
    )
    chunks = web.chunks
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

  const fileOf = (chunk: string) => path.join(source.dist, 'web', chunks[chunk]?.js[0] ?? '')
  const lose = (chunk = 'top') => renameSync(fileOf(chunk), `${fileOf(chunk)}.lost`)
  const find = (chunk = 'top') => renameSync(`${fileOf(chunk)}.lost`, fileOf(chunk))

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
    lose('top-late')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(site.url('/'))
    await page.waitForTimeout(1000)
    expect(loads()).toBe(2)
    find('top-late')
  })

  test('stays as it is when a page that nobody has asked for cannot be fetched ahead', async ({
    page,
  }) => {
    lose()
    const tried = page.waitForResponse((answer) =>
      answer.url().endsWith(path.basename(fileOf('top'))),
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
