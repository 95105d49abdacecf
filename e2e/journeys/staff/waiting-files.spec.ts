import path from 'node:path'
import type { Page } from '@playwright/test'
import { repoRoot } from '@sumai/build/paths'
import { headOffice, officeColleague } from '../../support/head-office.ts'
import { signIn, told } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

const PICTURE = path.join(repoRoot, 'apps/api/media/interior/interior-1k-1-960.jpg')
const PDF = { name: 'zumen.pdf', mimeType: 'application/pdf' }

/** Nothing that is sent arrives, until the answer is called. */
async function withoutUploads(page: Page): Promise<() => Promise<void>> {
  const uploads = /\/api\/v1\/(pictures|documents)$/
  await page.route(uploads, (route) => route.abort('connectionreset'))
  return () => page.unroute(uploads)
}

test(
  'the sheet of a property waits on the device, and goes after the tab was closed',
  tagged('full', 'any-width'),
  async ({ page, site }) => {
    await signIn(page, site, '/listings/baibai?tab=public')
    await page.locator('main a[href^="/listings/baibai/"]').nth(4).click()
    const sheet = page.getByRole('region', { name: '販売図面' })
    const choose = sheet.getByLabel(/足す|差し替える/)
    await choose.setInputFiles({ ...PDF, buffer: Buffer.from('nothing') })
    await expect(sheet.getByText('PDFとして読み取れませんでした')).toBeVisible()
    await sheet.getByRole('button', { name: '取り除く' }).click()

    const mend = await withoutUploads(page)
    await choose.setInputFiles({ ...PDF, buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n') })
    await expect(sheet.getByText('この端末に残しています')).toBeVisible()
    await page.reload()
    await expect(sheet.getByText('この端末に残しています')).toBeVisible()
    await mend()
    await sheet.getByRole('button', { name: '続きから送る' }).click()
    const link = sheet.getByRole('link', { name: '図面を開く' })
    await expect(link).toHaveAttribute('href', /^\/media\/zumen\/uploads\/\w+\.pdf$/)
    await expect(sheet.getByText('この端末に残しています')).toBeHidden()
  },
)

test(
  'the picture of an article waits on the device, and comes to it though its editor was left',
  tagged('full', 'any-width'),
  async ({ page, site }) => {
    const call = await headOffice(site)
    const { content } = await call('POST', 'contents', {
      ...{ content_type: 'info', title: '写真を待つ街', body: '<p>本文</p>' },
    })
    const address = `/content/info/${content.content_id}`
    await signIn(page, site, address, await officeColleague(site))
    const mend = await withoutUploads(page)
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('group', { name: /^写真/ }).getByRole('button').first().click()
    await (await choosing).setFiles(PICTURE)
    await expect(page.getByText('この端末に残しています')).toBeVisible()
    await expect(page.getByAltText('送信待ちの写真')).toBeVisible()
    await page.goto(page.url().replace(address, '/account'))
    await mend()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(told(page, '「写真を待つ街」に写真を入れました')).toBeVisible()
    const stored = (await call('GET', `contents/${content.content_id}`)).content
    expect(stored.image_url).toMatch(/^\/media\//)
  },
)
