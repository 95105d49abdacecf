import path from 'node:path'
import type { Page } from '@playwright/test'
import { repoRoot } from '@sumai/build/paths'
import { headOffice, officeColleague } from '../../support/head-office.ts'
import type { Site } from '../../support/site.ts'
import { expectGoodScreen, signIn, staffUrl, told } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

const MEDIA = path.join(repoRoot, 'apps/api/media')
const head = (page: Page) => page.getByRole('main').locator('header').first()
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const shows = async (site: Site, where: string, words: string) => {
  const answer = await fetch(site.url(where))
  return answer.ok && (await answer.text()).includes(words)
}
/** Opens what visitors see of it, before they do. */
async function preview(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'プレビュー' }).click()
  return opened
}

type Kind = {
  id: string
  /** Label of the title. */
  title?: string
  /** Fills in what the kind asks for besides title and text. */
  fill: (page: Page) => Promise<void>
  /** Where visitors read it, and where a link leads there. */
  pages: (id: string) => readonly string[]
}

/** Words that only this run has written. */
const unique = (words: string) => `${words}${Date.now() % 1_000_000}`

const KINDS: readonly Kind[] = [
  {
    ...{ id: 'ekimaesan_chintai', title: '質問' },
    async fill(page) {
      await field(page, 'カテゴリー').fill('契約')
      await field(page, '短い回答').fill('はい、できます。')
    },
    pages: (id) => [`/oshiete/${id}`, '/oshiete'],
  },
  {
    id: 'voice',
    async fill(page) {
      await field(page, 'イニシャル').fill('K.S. 様')
      await field(page, 'ご利用内容').selectOption({ label: '購入' })
      await field(page, '市区町村').selectOption({ index: 1 })
      await field(page, '満足度').fill('5')
    },
    pages: () => ['/baibai/customer'],
  },
  {
    id: 'info',
    async fill(page) {
      await field(page, '市区町村').selectOption({ label: '久留米市' })
      await field(page, '紹介文').fill('川と市場の街です。')
    },
    pages: (id) => [`/info/${id}`, '/info'],
  },
  {
    id: 'seminar',
    async fill(page) {
      await field(page, 'カテゴリー').fill('相続')
      await field(page, '参加費').fill('0')
      for (const place of ['天神会議室', '久留米会議室']) {
        await page.getByRole('button', { name: '日程を足す' }).click()
        const last = page.getByRole('group', { name: /^日程\d/ }).last()
        await last.getByLabel('会場').fill(place)
        await last.getByLabel('定員').fill('12')
      }
      await page.getByLabel('お名前', { exact: true }).fill('田中 税理士')
    },
    pages: (id) => [`/owner/seminar/${id}`, '/owner/seminar'],
  },
]

for (const { id, title = '題名', fill, pages } of KINDS) {
  test(
    `an article of the kind ${id} is written, looked at, published and read`,
    tagged('full'),
    async ({ page, site }) => {
      const name = unique('街のこと')
      await signIn(page, site, `/content/${id}`, await officeColleague(site))
      await page.getByRole('button', { name: '新しく書く' }).click()
      await expect(page).toHaveURL(/\/\d+$/)
      await page.getByRole('textbox', { name: title, exact: true }).fill(name)
      await page.getByRole('textbox', { name: '本文' }).click()
      await page.keyboard.type('くわしくは店舗でお尋ねください。')
      await fill(page)
      await expect(told(page, '保存しました')).toBeVisible()
      await expectGoodScreen(page)

      const draft = await preview(page)
      await expect(draft.getByText(name).first()).toBeVisible()
      await expect(draft.getByText('お客様にはまだ見えない内容です。')).toBeVisible()
      await draft.close()
      const number = /\d+$/.exec(page.url())?.[0] ?? ''
      const [own = '', ...lists] = pages(number)
      expect(await shows(site, own, name)).toBe(false)

      await head(page).getByRole('button', { name: '公開する' }).click()
      await expect(told(page, '公開しています')).toBeVisible()
      await expect.poll(() => shows(site, own, name)).toBe(true)
      for (const list of lists) {
        await expect.poll(() => shows(site, list, `href="${own}"`), { message: list }).toBe(true)
      }
      await (await headOffice(site))('DELETE', `contents/${number}`)
    },
  )
}

test(
  'a banner is made from a picture, described, looked at and published',
  tagged('full'),
  async ({ page, site }) => {
    const name = unique('春の特集')
    await signIn(page, site, '/content/banners', await officeColleague(site))
    const place = page.getByRole('region', { name: '賃貸トップ' })
    const chosen = page.waitForEvent('filechooser')
    await place.getByRole('button', { name: '写真を選んで足す' }).click()
    await (await chosen).setFiles(path.join(MEDIA, 'hero/hero-street-1600.jpg'))
    await expect(page).toHaveURL(/\/content\/banners\/\d+$/, { timeout: 30_000 })
    await field(page, '題名').fill(name)
    await field(page, '写真の説明').fill(name)
    await field(page, 'リンク先').fill('/owner/seminar')
    await expect(told(page, '保存しました')).toBeVisible()
    await expectGoodScreen(page)
    const draft = await preview(page)
    await expect(draft.getByAltText(name).first()).toBeAttached()
    await draft.close()
    expect(await shows(site, '/', name)).toBe(false)
    await head(page).getByRole('button', { name: '公開する' }).click()
    await expect(told(page, '公開しています')).toBeVisible()
    await expect.poll(() => shows(site, '/', name)).toBe(true)
    const number = /\d+$/.exec(page.url())?.[0]
    await (await headOffice(site))('DELETE', `banners/${number}`)
  },
)

test(
  'a colleague is added, introduced to visitors and put first',
  tagged('full'),
  async ({ page, site }) => {
    const number = String(700_000 + (Date.now() % 90_000))
    const family = unique('新田')
    await signIn(page, site, '/content/staffs?shop=001', await officeColleague(site))
    const form = page.getByRole('form', { name: 'スタッフを足す' })
    await form.getByLabel('社員番号').fill(number)
    await form.getByLabel('氏名').fill(`${family} 花`)
    await form.getByLabel('フリガナ').fill('ニッタ ハナ')
    await expectGoodScreen(page)
    await form.getByRole('button', { name: 'スタッフを足す' }).click()
    await expect(page).toHaveURL(new RegExp(`/content/staffs/${number}$`))
    await field(page, 'メッセージ').fill('はじめての一人暮らしをお手伝いします。')
    await expect(told(page, '保存しました')).toBeVisible()
    await expectGoodScreen(page)
    await head(page).getByRole('button', { name: '公開する' }).click()
    await expect(told(page, '公開しています')).toBeVisible()
    await expect.poll(() => shows(site, '/company/shop/001', family)).toBe(true)

    await page.goto(await staffUrl(site, '/content/staffs?shop=001'))
    const names = page.getByRole('main').getByRole('listitem').getByRole('link')
    const handle = page.getByRole('button', { name: `${family} 花を動かす` })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`${family} 花を持ち上げました。`)).toBeAttached()
    const up = (await names.count()) - 1
    for (let at = 0; at < up; at += 1) {
      // The keys are heard a moment after it was lifted.
      await expect(async () => {
        await page.keyboard.press('ArrowUp')
        const moved = page.getByText(`${family} 花を${up - at}番目に動かしました。`)
        await expect(moved).toBeAttached({ timeout: 3000 })
      }).toPass()
    }
    await page.keyboard.press('Space')
    await expect(told(page, '並べ替えました')).toBeVisible()
    await expect(names.first()).toHaveText(`${family} 花`)
    const call = await headOffice(site)
    const first = async () => (await call('GET', 'staffs?tenpo_no=001&limit=1')).staffs[0].syain_no
    await expect.poll(first).toBe(number)
    await call('DELETE', `staffs/${number}`)
  },
)

test(
  'opening hours, the length of visits and how many at once are changed, and visitors see it',
  tagged('full'),
  async ({ page, site }) => {
    const call = await headOffice(site)
    const { shop } = await call('GET', 'shops/001')
    const slots = async () => {
      const { inquiry_slots } = await call('GET', 'inquiry-slots?tenpo_no=001')
      // Of today some have passed.
      const day = inquiry_slots.days.findLast((one: { slots: object[] }) => one.slots.length > 0)
      return day?.slots.map(({ time }: { time: string }) => time)
    }
    await signIn(page, site, '/content/shops/001', await officeColleague(site))
    await field(page, '営業開始').fill('11:00')
    await field(page, '予約枠の長さ').fill('90')
    await field(page, '同時受付数').fill('3')
    await expect(told(page, 'まだ公開していない変更があります')).toBeVisible()
    const ahead = page.getByRole('region', { name: '次の7日の受付' })
    await expect(ahead.getByText('12:30').first()).toBeVisible()
    await expectGoodScreen(page)
    await head(page).getByRole('button', { name: '変更を公開する' }).click()
    await expect(told(page, '変更を公開しました')).toBeVisible()
    expect((await slots()).slice(0, 2)).toEqual(['11:00', '12:30'])
    expect((await call('GET', 'shops/001')).shop.reserve_capacity).toBe(3)
    await expect.poll(() => shows(site, '/company/shop/001', '11:00')).toBe(true)

    await field(page, '同時受付数').fill('0')
    await head(page).getByRole('button', { name: '変更を公開する' }).click()
    await expect.poll(async () => (await call('GET', 'shops/001')).shop.reserve_capacity).toBe(0)
    const { version } = (await call('GET', 'shops/001')).shop
    await call('PUT', 'shops/001', { ...shop, version })
  },
)
