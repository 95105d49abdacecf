import { globSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ReleaseCopy } from '../support/release-copy.ts'
import type { Site } from '../support/site.ts'
import { expect, hydrated, later, test } from '../support/test.ts'

/** The first line of the heading on the top page. */
const HEADING = '住まいさがしは、'

test.describe('a tab that is older than the release', () => {
  let copy: ReleaseCopy
  /** The code of the top page, and of what comes after it. */
  let top: { page: string; late: string }
  test.beforeAll(async ({ site }) => {
    copy = new ReleaseCopy('chintai')
    const folder = path.join(copy.dist, 'web')
    const late = globSync('*.js', { cwd: folder }).find((file) =>
      readFileSync(path.join(folder, file), 'utf8').includes('新着の賃貸物件'),
    )
    const [page] = copy.first.web.pages['src/pages/top/top.page.tsx']?.js ?? []
    if (!page || !late) throw new Error('the top page has no scripts of its own')
    top = { page, late }
    await site.change({ chintai: { DIST: copy.dist } })
  })
  test.afterAll(async ({ site }) => {
    await site.restore()
    copy.remove()
  })

  const fileOf = (part: keyof typeof top) => path.join(copy.dist, 'web', top[part])
  const lose = (part: keyof typeof top = 'page') => renameSync(fileOf(part), `${fileOf(part)}.lost`)
  const find = (part: keyof typeof top = 'page') => renameSync(`${fileOf(part)}.lost`, fileOf(part))

  /** Says how often a document was loaded. */
  async function visit(page: Page, site: Site, address: string) {
    await page.clock.install()
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
    site,
  }) => {
    const loads = await visit(page, site, '/contact')
    const name = page.getByLabel('お名前').first()
    await name.fill('楠 一郎')
    lose()
    const home = page.getByRole('banner').getByRole('link').first()
    await home.click()
    await expect(page).toHaveURL(site.url('/'))
    await expect.poll(loads).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The page of the server stands, and is not loaded again and again.
    await later(page)
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
    site,
  }) => {
    const loads = await visit(page, site, '/contact')
    lose('late')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect.poll(loads).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(site.url('/'))
    await later(page)
    expect(loads()).toBe(2)
    find('late')
  })

  test('stays as it is when a page that nobody has asked for cannot be fetched ahead', async ({
    page,
    site,
  }) => {
    lose()
    const tried = page.waitForResponse((answer) =>
      answer.url().endsWith(path.basename(fileOf('page'))),
    )
    const loads = await visit(page, site, '/contact')
    await page.locator('a[href="/"]').first().focus()
    expect((await tried).status()).toBe(404)
    await later(page)
    expect(loads()).toBe(1)
    expect(await page.evaluate(() => sessionStorage.getItem('sumai.reloaded'))).toBeNull()
    find()
  })

  test('finds the files of its own release after others have followed', async ({ page, site }) => {
    const loads = await visit(page, site, '/contact')
    for (const words of ['一', '二', '三']) {
      const next = copy.replace(HEADING, (literal) => literal.replace(/^./, `$&${words}`))
      const before = site.log().length
      copy.point(next)
      await site.said(new RegExp(`chintai: release ${next.build} is live`), before)
    }
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(site.url('/'))
    expect(loads()).toBe(1)
  })
})
