import type { Locator } from '@playwright/test'
import { PHONE } from '../../playwright.config.ts'
import { anyBuilding, photoTypes } from '../../support/homes.ts'
import { expectGoodScreen, signIn } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

/** Taps besides text; choosing from a list is two. */
class Finger {
  taps = 0
  async tap(target: Locator) {
    this.taps += 1
    await target.click()
  }
  async write(field: Locator, text: string) {
    await this.tap(field)
    await field.fill(text)
  }
  async choose(list: Locator, label: string) {
    this.taps += 2
    await list.selectOption({ label })
  }
}

const MOST_TAPS = 25
/** ms until a home that was published is on the site. */
const SOON = 5_000

test(
  'a home is photographed, described and published from a phone in 25 taps',
  tagged('any-width', 'full'),
  async ({ page, site }) => {
    await page.setViewportSize(PHONE)
    const building = await anyBuilding(site)
    await signIn(page, site)
    const finger = new Finger()

    await finger.tap(page.getByRole('link', { name: '撮る' }))
    const shutter = page.getByRole('button', { name: '撮る', exact: true })
    await expect(page.getByText('次は外観。')).toBeVisible()
    await finger.tap(shutter)
    await expect(page.getByText('次はエントランス。')).toBeVisible()
    await finger.tap(page.getByRole('button', { name: 'とばす' }))
    for (const next of ['リビング', 'キッチン', '浴室']) {
      await finger.tap(shutter)
      await expect(page.getByText(`次は${next}。`)).toBeVisible()
    }
    await expect(page.getByText('4枚をこの端末に残しました')).toBeVisible()
    await expectGoodScreen(page)
    await finger.tap(page.getByRole('link', { name: '物件を選ぶ' }))
    await expectGoodScreen(page)
    await finger.tap(page.getByRole('link', { name: '新しい物件' }))
    await finger.write(page.getByRole('searchbox', { name: '建物名・町名・駅' }), building.tm_name)
    const found = page.getByRole('list', { name: '見つかった建物' })
    await finger.tap(found.getByRole('link', { name: building.tm_name }).first())
    await expect(page.getByText('撮った写真4枚をこの物件に付けます。')).toBeVisible()
    await finger.write(page.getByLabel('部屋番号'), '805')
    await finger.write(page.getByLabel('賃料', { exact: true }), '68000')
    await finger.write(page.getByLabel('間取り（部屋数）'), '1')
    await finger.choose(page.getByLabel('間取り（種類）'), 'LDK')
    await finger.write(page.getByLabel('専有面積'), '38.5')
    await finger.write(page.getByLabel('所在階'), '2')
    await expectGoodScreen(page)
    await finger.tap(page.getByRole('button', { name: '下書きを作る' }))

    await expect(page).toHaveURL(/\/listings\/chintai\/\d{10}$/)
    const number = /\d{10}$/.exec(page.url())?.[0] ?? ''
    await expect(page.getByLabel('4枚目の種類')).toHaveValue('kitchen')
    const publish = page.getByRole('button', { name: '公開する' })
    await expect(publish).not.toHaveAttribute('aria-disabled')
    await finger.tap(publish)

    const isPublic = async () => {
      const [shown, found] = await Promise.all([
        fetch(site.url(`/articles/room/${building.city_code}/${number}`)),
        fetch(site.url(`/api/v1/chintai/rooms?bukken_no=${number}`, 'api')),
      ])
      return [shown.status, (await found.json()).pagination.total]
    }
    await expect.poll(isPublic, { timeout: SOON }).toEqual([200, 1])
    await expect
      .poll(() => photoTypes(site, number), { timeout: 30_000 })
      .toEqual(['gaikan', 'genkan', 'living', 'kitchen'])
    expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS)
  },
)
