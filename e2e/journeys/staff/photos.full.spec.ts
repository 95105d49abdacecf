import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { repoRoot } from '@sumai/build/paths'
import { photosOf } from '../../support/homes.ts'
import { expectGoodScreen, signIn, staffUrl, told } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

const MEDIA = path.join(repoRoot, 'apps/api/media/interior')
const picture = (name: string) => path.join(MEDIA, `${name}-960.jpg`)
const PHOTOS = ['interior-1k-1', 'interior-1k-2', 'interior-1k-3'].map(picture)
/** Of one test alone: what a home has already is not added again. */
const BALCONY = picture('interior-balcony')
const photos = (page: Page) => page.getByRole('region', { name: '写真' })
const kinds = (page: Page) => photos(page).getByRole('combobox')
const chosenKinds = (page: Page) =>
  kinds(page).evaluateAll((all) => all.map((it) => (it as HTMLSelectElement).value))

/** Opens one of the public homes; resolves to its number. */
async function openHome(page: Page, at: number): Promise<string> {
  const names = page.getByRole('main').getByRole('link', { name: /号室/ })
  await names.nth(at).click()
  await expect(page).toHaveURL(/\d{10}$/)
  await expect(photos(page)).toBeVisible()
  return /\d{10}$/.exec(page.url())?.[0] ?? ''
}

test('photographs are sent together, described, sorted by keys, turned and taken back', async ({
  page,
  site,
}) => {
  await signIn(page, site, '/listings/chintai?tab=public')
  const number = await openHome(page, 0)
  const before = (await photosOf(site, number)).length
  await photos(page)
    .getByLabel(/写真を選ぶ/)
    .setInputFiles(PHOTOS)
  await expect(kinds(page)).toHaveCount(before + 3)
  const count = async () => (await photosOf(site, number)).length
  await expect.poll(count, { timeout: 30_000 }).toBe(before + 3)
  await expectGoodScreen(page)

  const last = before + 3
  await page.getByLabel(`${last}枚目の種類`).selectOption('balcony')
  await page.getByLabel(`${last}枚目の説明`).fill('日当たりのよいバルコニー')
  await expect(told(page, '保存しました')).toBeVisible()

  await page.getByRole('button', { name: `${last}枚目を並べ替える` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`バルコニーを持ち上げています。${last}番目です。`)).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(`${last - 1}番目`, { exact: true })).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText(`バルコニーを${last - 1}番目に移しました。`)).toBeAttached()
  const types = async () => (await photosOf(site, number)).map(({ type }) => type)
  await expect.poll(types).toEqual(await chosenKinds(page))
  expect((await types()).at(-2)).toBe('balcony')

  await page.getByRole('button', { name: `${last}枚目を削除する` }).click()
  await expect.poll(count).toBe(last - 1)
  await told(page, '写真を削除しました')
    .getByRole('button', { name: '元に戻す', exact: true })
    .click()
  await expect.poll(count).toBe(last)

  const [turned] = (await photosOf(site, number)).slice(-1)
  await page.getByRole('button', { name: `${last}枚目を右に回す` }).click()
  const lastUrl = async () => (await photosOf(site, number)).at(-1)?.url
  await expect.poll(lastUrl, { timeout: 30_000 }).not.toBe(turned?.url)
})

test('photographs that a lost line and a closed tab have stopped go on by themselves', async ({
  page,
  site,
  context,
}) => {
  await signIn(page, site, '/listings/chintai?tab=public')
  const number = await openHome(page, 1)
  const before = (await photosOf(site, number)).length
  await context.setOffline(true)
  await photos(page)
    .getByLabel(/写真を選ぶ/)
    .setInputFiles(PHOTOS.slice(0, 2))
  await expect(photos(page).getByText('この端末に残しています')).toBeVisible()
  await expect(told(page, '残り2枚')).toBeVisible()
  // They are described and sorted while they wait.
  const [first, second] = [before + 1, before + 2]
  await page.getByLabel(`${first}枚目の種類`).selectOption('balcony')
  await page.getByLabel(`${second}枚目の種類`).selectOption('genkan')
  await page.getByRole('button', { name: `${second}枚目を並べ替える` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`玄関を持ち上げています。${second}番目です。`)).toBeAttached()
  // The keys are heard a moment after it was lifted.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText(`${first}番目`, { exact: true })).toBeAttached({ timeout: 3000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(page.getByText(`玄関を${first}番目に移しました。`)).toBeAttached()
  await expect(page.getByLabel(`${first}枚目の種類`)).toHaveValue('genkan')
  await page.close()

  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(await staffUrl(site))
  const count = async () => (await photosOf(site, number)).length
  await expect.poll(count, { timeout: 30_000 }).toBe(before + 2)
  const sent = (await photosOf(site, number)).slice(-2)
  expect(sent.map(({ type }) => type)).toEqual(['genkan', 'balcony'])
})

test(
  'a photograph whose sending is cut off is kept, and goes when the line is back',
  tagged('any-width'),
  async ({ page, site, context }) => {
    await signIn(page, site, '/listings/chintai?tab=public')
    const number = await openHome(page, 3)
    const count = async () => (await photosOf(site, number)).length
    const before = await count()
    // What is sent is on its way until the API reads it.
    const api = site.stack.pid('api')
    process.kill(api, 'SIGSTOP')
    await photos(page)
      .getByLabel(/写真を選ぶ/)
      .setInputFiles(PHOTOS.slice(0, 1))
    await expect(photos(page).getByText(/送信中 \d+%/)).toBeVisible()
    // Being offline ends no call that is on its way; the end of the connection does.
    await context.setOffline(true)
    await site.stack.stop('staff', 'SIGKILL')
    await expect(photos(page).getByText('この端末に残しています')).toBeVisible()
    await expect(told(page, '変更1件は端末に保存しました')).toBeVisible()
    process.kill(api, 'SIGCONT')
    await site.stack.start('staff')
    await expect(kinds(page)).toHaveCount(before + 1)
    expect(await count()).toBe(before)
    await context.setOffline(false)
    await expect.poll(count, { timeout: 30_000 }).toBe(before + 1)
    await expect(photos(page).getByText('この端末に残しています')).toBeHidden()
  },
)

test('a photograph is dropped, seen on its way and dragged to the front by the mouse', async ({
  page,
  site,
}) => {
  await signIn(page, site, '/listings/chintai?tab=public')
  const number = await openHome(page, 9)
  const before = (await photosOf(site, number)).length
  const client = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 0, downloadThroughput: -1 }
  await client.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 20_000 })
  const dropped = await page.evaluateHandle(
    (content) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], 'バルコニー.jpg', { type: 'image/jpeg' }))
      return transfer
    },
    readFileSync(BALCONY, 'base64'),
  )
  const place = photos(page).locator('label', { hasText: 'ここに落とせます' })
  await place.dispatchEvent('dragover', { dataTransfer: dropped })
  await place.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(photos(page).getByText(/送信中 [1-9]\d?%・/)).toBeVisible({ timeout: 30_000 })
  await expect(photos(page).getByRole('progressbar', { name: '送信' })).toBeVisible()
  await client.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 })
  const last = before + 1
  const count = async () => (await photosOf(site, number)).length
  await expect.poll(count, { timeout: 30_000 }).toBe(last)
  await expect(told(page, '残り')).toBeHidden()

  const added = (await photosOf(site, number)).at(-1)?.url
  const handle = (at: number) =>
    page.getByRole('button', { name: `${at}枚目を並べ替える`, exact: true })
  await handle(1).scrollIntoViewIfNeeded()
  const [from, to] = [await handle(2).boundingBox(), await handle(1).boundingBox()]
  if (!from || !to) throw new Error('there are no two photographs')
  const second = (await photosOf(site, number))[1]?.url
  await page.mouse.move(from.x + 12, from.y + 12)
  await page.mouse.down()
  await page.mouse.move(from.x + 2, from.y + 6, { steps: 3 })
  await page.mouse.move(to.x + 12, to.y + 12, { steps: 8 })
  await page.mouse.up()
  await expect(page.getByText(/を1番目に移しました。/)).toBeAttached()
  await expect.poll(async () => (await photosOf(site, number))[0]?.url).toBe(second)
  expect((await photosOf(site, number)).at(-1)?.url).toBe(added)
})

test('a floor plan is sent, and shown in place of the drawn one', async ({ page, site }) => {
  await signIn(page, site, '/listings/chintai?tab=public')
  const number = await openHome(page, 10)
  const plan = page.getByRole('region', { name: '間取り図', exact: true })
  const types = async () => (await photosOf(site, number)).map(({ type }) => type)
  const had = (await types()).filter((type) => type === 'madori').length
  await plan.getByLabel(/間取り図を足す|差し替える/).setInputFiles(PHOTOS[2] ?? '')
  await expect(plan.getByText('写真の中の「間取り図」を表示しています。')).toBeVisible({
    timeout: 30_000,
  })
  const plans = async () => (await types()).filter((type) => type === 'madori').length
  await expect.poll(plans, { timeout: 30_000 }).toBe(Math.max(1, had))
  await expect(plan.getByRole('img', { name: '間取り図' })).toBeVisible()
})

test('what is no picture is refused in words and can be removed', async ({ page, site }) => {
  await signIn(page, site, '/listings/chintai?tab=public')
  await openHome(page, 2)
  await photos(page)
    .getByLabel(/写真を選ぶ/)
    .setInputFiles({ name: '外観.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nothing') })
  await expect(photos(page).getByText('画像として読み取れませんでした')).toBeVisible()
  await photos(page).getByRole('button', { name: '取り除く' }).click()
  await expect(photos(page).getByText('画像として読み取れませんでした')).toBeHidden()
})
