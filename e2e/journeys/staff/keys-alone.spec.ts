import type { Locator, Page } from '@playwright/test'
import { headOffice, officeColleague } from '../../support/head-office.ts'
import { COLLEAGUE, signIn, signInAsHeadOffice } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

/** The editor of a home has some two hundred stops. */
const MOST_STOPS = 400

const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** Goes on by Tab until it has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted.first()).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await wanted.evaluateAll((all) => all.some((it) => it === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the focus never comes to ${wanted}`)
}

async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

test.beforeEach(({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 1024, 'phones have no keys')
})

test(
  'a home is found, changed and hidden by keys alone',
  tagged('full'),
  async ({ page, site }) => {
    await signIn(page, site, '/listings/chintai?tab=public')
    await press(page, page.getByRole('main').getByRole('link', { name: /号室|棟|館/ }))
    const rent = page.getByRole('textbox', { name: '賃料', exact: true })
    await tabTo(page, rent)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('63000')
    await expect(told(page, '保存しました')).toBeVisible()
    const number = /\d{10}$/.exec(page.url())?.[0]
    const stored = async () => {
      const answer = await fetch(site.url(`/api/v1/chintai/rooms/${number}`, 'api'))
      return answer.ok ? (await answer.json()).room.hy_yachin : answer.status
    }
    await expect.poll(stored).toBe(63_000)
    await press(page, page.getByRole('button', { name: /非公開/ }))
    await expect.poll(stored).toBe(404)
  },
)

test(
  'the keys of a form lead between its groups, take steps back, and publish',
  tagged('full'),
  async ({ page, site }) => {
    const call = await headOffice(site)
    const list = `chintai/rooms?tenpo_no=${COLLEAGUE.tenpoNo}&limit=1`
    const [room] = (await call('GET', list)).rooms
    const path = `chintai/rooms/${room.bukken_no}`
    const { version } = (await call('GET', path)).room
    await call('PUT', path, { version, boshu_status: 'hidden', title: '駅に近い部屋' })
    await signIn(page, site, `/listings/chintai/${room.bukken_no}`)
    const title = page.getByRole('textbox', { name: '見出し' })
    const rent = page.getByRole('textbox', { name: '賃料', exact: true })
    await expect(title).toHaveValue('駅に近い部屋')

    const group = (name: string) => page.getByRole('region', { name, exact: true })
    const isIn = (name: string) => expect(group(name).locator(':focus'), name).toHaveCount(1)
    await title.focus()
    await page.keyboard.press('Alt+ArrowDown')
    await isIn('賃料と費用')
    await expect(rent).toBeFocused()
    await page.keyboard.press('Alt+ArrowUp')
    await isIn('基本と紹介文')

    await title.fill('南向きの部屋')
    await rent.fill('63000')
    await page.getByRole('textbox', { name: 'キャッチコピー' }).focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(rent).toHaveValue(room.hy_yachin.toLocaleString('ja'))
    await expect(rent).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(title).toHaveValue('駅に近い部屋')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(title).toHaveValue('南向きの部屋')
    await expect(title).toBeFocused()
    await expect(told(page, '保存しました')).toBeVisible()

    // Pressed too early it leads to what is missing.
    await rent.fill('0')
    await expect(told(page, 'あと1項目で公開できます')).toBeVisible()
    await title.focus()
    await page.keyboard.press('ControlOrMeta+Shift+Enter')
    await expect(rent).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(String(room.hy_yachin))
    await expect(told(page, '公開できます').first()).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+Enter')
    await expect(told(page, '公開しています')).toBeVisible()
    const shown = async () => (await fetch(site.url(`/api/v1/${path}`, 'api'))).status
    await expect.poll(shown).toBe(200)
  },
)

test('news are written and published by keys alone', tagged('full'), async ({ page, site }) => {
  await signIn(page, site, '/content/news_chintai', await officeColleague(site))
  await press(page, page.getByRole('button', { name: '新しく書く' }))
  await tabTo(page, page.getByRole('textbox', { name: '題名' }))
  await page.keyboard.type('鍵だけで書いたお知らせ')
  await tabTo(page, page.getByRole('textbox', { name: '本文' }))
  await page.keyboard.type('本日の営業は通常どおりです。')
  await tabTo(page, page.getByRole('combobox', { name: 'カテゴリー' }))
  await page.keyboard.type('営業日')
  await expect(told(page, '保存しました')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  await expect(told(page, '公開しています')).toBeVisible()
  const path = `/news/${/\d+$/.exec(page.url())?.[0]}`
  await expect.poll(async () => (await fetch(site.url(path))).status).toBe(200)
})

test('a file is taken in by keys alone', tagged('full'), async ({ page, site }) => {
  await signInAsHeadOffice(page, site, '/imports')
  const number = String(1_800_000_000 + Math.floor(Math.random() * 1_000_000))
  const chosen = page.waitForEvent('filechooser')
  await press(page, page.locator('input[type=file]'))
  await (await chosen).setFiles({
    name: 'keys.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `物件番号,建物番号,取扱店舗,部屋番号,賃料,間取り,専有面積\n${number},20000001,301,101,62000,1K,20`,
    ),
  })
  await press(page, page.getByRole('button', { name: '試しに取り込む' }))
  await expect(page.getByText('終わりました')).toBeVisible()
  await press(page, page.getByRole('button', { name: '1件を反映する' }))
  await expect(page.getByText('反映しました').first()).toBeVisible()
})
