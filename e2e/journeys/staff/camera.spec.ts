import path from 'node:path'
import type { Page } from '@playwright/test'
import { repoRoot } from '@sumai/build/paths'
import type { Site } from '../../support/site.ts'
import { expectGoodScreen, signIn, staffUrl } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

const FILE = path.join(repoRoot, 'apps/api/media/interior/interior-1k-2-960.jpg')

/** The camera of a public home; resolves to the number of the home. */
async function openCamera(page: Page, at: number): Promise<string> {
  const homes = page.getByRole('main').getByRole('link', { name: /号室/ })
  await homes.nth(at).click()
  await page.getByRole('region', { name: '写真' }).getByRole('link', { name: '撮る' }).click()
  await expect(page).toHaveURL(/\/camera\/chintai\/\d{10}$/)
  return /\d{10}$/.exec(page.url())?.[0] ?? ''
}

const countOn = async (site: Site, number: string): Promise<number> => {
  const answer = await fetch(site.url(`/api/v1/chintai/rooms/${number}`, 'api'))
  return (await answer.json()).room.photos.length
}

test(
  'photographs that are taken without a signal are sent when it is back',
  tagged('full'),
  async ({ page, site, context }) => {
    await signIn(page, site, '/listings/chintai?tab=public')
    const number = await openCamera(page, 3)
    const before = await countOn(site, number)
    const shutter = page.getByRole('button', { name: '撮る', exact: true })
    await page.getByRole('radio', { name: /バルコニー/ }).check()
    await expect(page.getByText('次はバルコニー。')).toBeVisible()
    await context.setOffline(true)
    await shutter.click()
    await expect(page.getByText('次はバルコニー。')).toBeHidden()
    await expect(page.getByText('1枚はつながると送ります')).toBeVisible()
    await expectGoodScreen(page)
    await context.setOffline(false)
    await expect(page.getByText('1枚送りました')).toBeVisible({ timeout: 30_000 })
    expect(await countOn(site, number)).toBe(before + 1)
    await page.getByRole('link', { name: '写真を並べる' }).click()
    await expect(page.getByLabel(`${before + 1}枚目の種類`)).toHaveValue('balcony')
  },
)

test(
  'without a camera of the browser the phone’s own takes the picture, and the home is chosen after it',
  tagged('full', 'any-width'),
  async ({ page, site }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('denied'))
    })
    await signIn(page, site, '/camera')
    await expect(page.getByText('この画面ではカメラを使えません')).toBeVisible()
    await page.getByLabel('端末のカメラで撮る').setInputFiles(FILE)
    await expect(page.getByText('1枚をこの端末に残しました')).toBeVisible()
    // It waits there, whatever happens to the tab.
    await page.goto(await staffUrl(site, '/listings/chintai?tab=public'))
    const home = page.getByRole('main').getByRole('link', { name: /号室/ }).nth(4)
    const name = (await home.textContent()) ?? ''
    const number = /\d{10}$/.exec((await home.getAttribute('href')) ?? '')?.[0] ?? ''
    const before = await countOn(site, number)
    await page.goto(await staffUrl(site, '/camera/home'))
    await page.getByRole('searchbox').fill(number)
    await page.getByRole('list', { name: '物件' }).getByRole('button', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/listings/chintai/${number}$`))
    await expect.poll(() => countOn(site, number), { timeout: 30_000 }).toBe(before + 1)
  },
)
