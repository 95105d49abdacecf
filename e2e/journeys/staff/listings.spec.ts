import type { Page } from '@playwright/test'
import { expectGoodScreen, signIn, staffUrl, told } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

const rows = (page: Page) => page.locator('[data-row]')

test('many homes are hidden at once and shown again', tagged('full'), async ({ page, site }) => {
  await signIn(page, site, '/listings/chintai?tab=public')
  await expectGoodScreen(page)
  const names = await rows(page).evaluateAll((boxes) =>
    boxes.slice(0, 2).map((box) => box.getAttribute('aria-label') ?? ''),
  )
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check()
  await page.getByRole('button', { name: '非公開にする' }).click()
  await expect(told(page, '2件を非公開にしました')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: names[0], exact: true })).toBeHidden()
  await page.getByRole('button', { name: '元に戻す', exact: true }).click()
  await expect(told(page, '2件を元に戻しました')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: names[0], exact: true })).toBeVisible()
})

test('the list is searched, and its address says how', async ({ page, site }) => {
  await signIn(page, site, '/listings/chintai')
  const label = (await rows(page).first().getAttribute('aria-label')) ?? ''
  const name = label.replace(/を選ぶ$/, '')
  await page.getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(/\d{10}$/)
  const number = /\d{10}$/.exec(page.url())?.[0] ?? ''
  await page.goBack()
  await page.getByRole('searchbox').fill(number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`q=${number}`))
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('combobox', { name: '並び順' }).selectOption('price_desc')
  await expect(page).toHaveURL(/order=price_desc/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('link', { name: '売買' }).click()
  await expect(page).toHaveURL(/\/listings\/baibai$/)
})

test(
  'a home is edited and saves itself; what it lacks is told before it is public',
  tagged('full'),
  async ({ page, site }) => {
    await signIn(page, site, '/listings/chintai?tab=public')
    await page
      .getByRole('main')
      .getByRole('link', { name: /号室|棟|館/ })
      .first()
      .click()
    const rent = page.getByRole('textbox', { name: '賃料', exact: true })
    await expect(rent).toBeVisible()
    await expectGoodScreen(page)
    const number = /\d{10}$/.exec(page.url())?.[0]
    await rent.fill('６１，０００')
    await expect(told(page, '保存しました')).toBeVisible()
    const stored = async () => {
      const answer = await fetch(site.url(`/api/v1/chintai/rooms/${number}`, 'api'))
      return (await answer.json()).room?.hy_yachin
    }
    await expect.poll(stored, { timeout: 5_000 }).toBe(61_000)

    await page.getByRole('textbox', { name: '見出し' }).fill('業界一の部屋')
    await expect(told(page, '保存するにはあと1項目です')).toBeVisible()
    await expect(page.getByText('「業界一」は広告に使用できない表現です。').first()).toBeVisible()

    // The draft stays on the device until it can be saved.
    await page.goto(await staffUrl(site, `/listings/chintai/${number}`))
    await expect(page.getByRole('textbox', { name: '見出し' })).toHaveValue('業界一の部屋')
    await page.getByRole('textbox', { name: '見出し' }).fill('駅に近い部屋')
    await expect(told(page, '保存しました')).toBeVisible()

    // Advice stops nothing.
    const copy = page.getByRole('textbox', { name: 'キャッチコピー' })
    await copy.fill('眺望抜群の角部屋')
    await expect(told(page, '公開しています').first()).toBeVisible()
    await page.getByRole('button', { name: '「良好な」にする' }).click()
    await expect(copy).toHaveValue('眺望良好な角部屋')
    await expect(copy).toBeFocused()
  },
)

test(
  'two who change the same field choose between both values',
  tagged('full'),
  async ({ page, site, browser }) => {
    await signIn(page, site, '/listings/baibai?tab=public')
    await page.locator('main a[href^="/listings/baibai/"]').first().click()
    await expect(page.getByRole('textbox', { name: '見出し' })).toBeVisible()
    const path = new URL(page.url()).pathname
    const context = await browser.newContext()
    const other = await context.newPage()
    await signIn(other, site, path)
    const comment = other.getByRole('textbox', { name: 'おすすめコメント' })
    await comment.fill('築6年、南向きの角部屋です。駅まで7分。')
    await expect(told(other, '保存しました')).toBeVisible()
    await page.reload()
    await other.getByRole('textbox', { name: '見出し' }).fill('先に保存した見出し')
    await comment.fill('築6年、南向きの角部屋です。駅まで7分。駐車場もあります。')
    const stored = async () => {
      const answer = await fetch(site.url(`/api/v1/baibai/rooms/${/\d+$/.exec(path)?.[0]}`, 'api'))
      return (await answer.json()).room?.comment
    }
    await expect.poll(stored).toContain('駐車場も')
    await context.close()

    // However slowly one types, nothing is answered before all three are written.
    const written = Promise.withResolvers<void>()
    await page.route('**/rooms/*', async (route) => {
      if (route.request().method() === 'PUT') await written.promise
      await route.fallback()
    })
    await page.getByRole('textbox', { name: 'キャッチコピー' }).fill('角部屋')
    await page.getByRole('textbox', { name: '見出し' }).fill('あとから書いた見出し')
    await page
      .getByRole('textbox', { name: 'おすすめコメント', exact: true })
      .fill('築6年、南西向きの角部屋です。駅まで7分。')
    written.resolve()
    const merge = page.getByRole('form', { name: /が\d{1,2}:\d{2}に保存しました/ })
    await expect(merge).toBeVisible()
    const title = merge.getByRole('group', { name: /^見出し/ })
    await expect(title.getByRole('radio', { name: '先に保存した見出し' })).not.toBeChecked()
    await expect(title.getByRole('radio', { name: /^あなた/ })).not.toBeChecked()
    const text = merge.getByRole('group', { name: /^おすすめコメント/ })
    await expect(text.getByRole('insertion').filter({ hasText: '駐車場も' })).toBeVisible()
    await expectGoodScreen(page)

    // Saved too early, it leads to what is not chosen yet.
    await title.getByRole('radio', { name: /^あなた/ }).check()
    await merge.getByRole('button', { name: 'この内容で保存する' }).click()
    await expect(text.getByRole('radio').first()).toBeFocused()
    await text.getByRole('radio', { name: '両方を合わせて書く' }).check()
    await merge.getByRole('button', { name: 'この内容で保存する' }).click()
    await expect(told(page, '保存しました')).toBeVisible()
    await expect(merge).toBeHidden()
    await page.reload()
    await expect(page.getByRole('textbox', { name: '見出し' })).toHaveValue('あとから書いた見出し')
    await expect(page.getByRole('textbox', { name: 'キャッチコピー' })).toHaveValue('角部屋')
    await expect(page.getByRole('textbox', { name: 'おすすめコメント' })).toHaveValue(
      '築6年、南西向きの角部屋です。駅まで7分。駐車場もあります。',
    )
  },
)

test('the head of the list says where one is, on the smallest phone too', async ({
  page,
  site,
}) => {
  await signIn(page, site, '/listings/chintai')
  const title = page.getByRole('heading', { name: '物件', level: 1 })
  for (const width of [page.viewportSize()?.width ?? 0, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await title.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
  }
})
