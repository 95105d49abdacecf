import path from 'node:path'
import type { Page } from '@playwright/test'
import { repoRoot } from '@sumai/build/paths'
import { anyBuilding, photoTypes } from '../../../support/homes.ts'
import { attach, choose, press, tabTo, write } from '../../../support/keys.ts'
import { signIn, told } from '../../../support/staff.ts'
import { expect, tagged, test } from '../../../support/test.ts'

const PHOTOS = [1, 2].map((at) =>
  path.join(repoRoot, `apps/api/media/interior/interior-1k-${at}-960.jpg`),
)
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test(
  'a home is found, changed and hidden by keys alone',
  tagged('full'),
  async ({ page, site }) => {
    await signIn(page, site, '/listings/chintai?tab=public')
    await press(page, page.getByRole('main').getByRole('link', { name: /号室|棟|館/ }))
    await write(page, page.getByRole('textbox', { name: '賃料', exact: true }), '63000')
    await expect(told(page, '保存しました')).toBeVisible()
    const number = /\d{10}$/.exec(page.url())?.[0]
    const stored = async () => {
      const answer = await fetch(site.url(`/api/v1/chintai/rooms/${number}`, 'api'))
      return answer.ok ? (await answer.json()).room.hy_yachin : answer.status
    }
    await expect.poll(stored).toBe(63_000)
    await press(page, button(page, /非公開/))
    await expect.poll(stored).toBe(404)
  },
)

test(
  'a home is entered, photographs sorted, published, changed in price, copied and looked at by keys alone',
  tagged('full'),
  async ({ page, site }) => {
    const building = await anyBuilding(site)
    await signIn(page, site, '/listings/chintai')
    await expect(page.getByRole('heading', { name: '物件', level: 1 })).toBeVisible()
    await page.keyboard.press('c')
    await write(page, page.getByRole('searchbox', { name: '建物名・町名・駅' }), building.tm_name)
    const found = page.getByRole('list', { name: '見つかった建物' })
    await press(page, found.getByRole('link', { name: building.tm_name }))
    await write(page, field(page, '部屋番号'), '907')
    await write(page, field(page, '賃料'), '71000')
    await write(page, field(page, '間取り（部屋数）'), '1')
    await choose(page, field(page, '間取り（種類）'), 'LDK')
    await write(page, field(page, '専有面積'), '40.2')
    await write(page, field(page, '所在階'), '2')
    await press(page, button(page, '下書きを作る'))
    await expect(page).toHaveURL(/\/listings\/chintai\/\d{10}$/)
    const number = /\d{10}$/.exec(page.url())?.[0] ?? ''

    await attach(page, page.getByLabel(/写真を選ぶ/), PHOTOS)
    await expect(page.getByRole('region', { name: '写真' }).getByText('残り')).toBeHidden({
      timeout: 30_000,
    })
    await choose(page, page.getByLabel('2枚目の種類'), 'キッチン')
    await tabTo(page, button(page, '2枚目を並べ替える'))
    await page.keyboard.press('Space')
    await expect(page.getByText('キッチンを持ち上げています。2番目です。')).toBeAttached()
    // The keys are heard a moment after it was lifted.
    await expect(async () => {
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByText('1番目', { exact: true })).toBeAttached({ timeout: 3000 })
    }).toPass()
    await page.keyboard.press('Space')
    await expect(page.getByText('キッチンを1番目に移しました。')).toBeAttached()
    await expect(told(page, '公開できます')).toBeVisible()
    await press(page, button(page, '公開する'))
    await expect.poll(async () => (await photoTypes(site, number))[0]).toBe('kitchen')

    await write(page, page.getByRole('textbox', { name: '賃料', exact: true }), '69000')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(told(page, '保存しました')).toBeVisible()

    const opened = page.waitForEvent('popup')
    await press(page, button(page, /^プレビュー/))
    const preview = await opened
    await preview.waitForURL(new RegExp(`/articles/room/\\d+/${number}`))
    await preview.close()

    await press(page, button(page, '複製する'))
    await expect(told(page, '複製した下書きです')).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(number))
    await expect(field(page, '部屋番号')).toHaveValue('')
  },
)

test('many homes are changed at once by keys alone', tagged('full'), async ({ page, site }) => {
  await signIn(page, site, '/listings/chintai?tab=public')
  const boxes = page.locator('[data-row]')
  await tabTo(page, boxes.nth(2))
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await expect(boxes.nth(3)).toBeFocused()
  await page.keyboard.press('x')
  await press(page, button(page, '空きを確認した'))
  await expect(told(page, '2件の空きを確認しました')).toBeVisible()
  await page.keyboard.press('z')
  await expect(told(page, '2件を元に戻しました')).toBeVisible()
})

test(
  'a building is registered, found and described by keys alone',
  tagged('full'),
  async ({ page, site }) => {
    const name = `キーハイツ${Date.now() % 100_000}`
    await signIn(page, site, '/buildings')
    await press(page, page.getByRole('main').getByRole('link', { name: '新しい建物' }))
    // The list that one comes from has a field of the same name.
    const register = page.getByText('新しい建物を登録する')
    await expect(register).toBeVisible()
    await write(page, page.getByRole('searchbox', { name: '建物名・町名・駅' }), name)
    await press(page, register)
    await expect(field(page, '建物名')).toHaveValue(name)
    await tabTo(page, field(page, '築年月'))
    // January of this year, in whichever order a browser asks for month and year.
    for (const key of ['ArrowUp', 'Tab', 'ArrowUp']) await page.keyboard.press(key)
    await write(page, field(page, '階数（地上）'), '5')
    await write(page, field(page, '住所'), '福岡県福岡市中央区天神2-1-3')
    await press(page, button(page, '建物を登録して部屋へ'))
    await expect(page).toHaveURL(/tm=\d{8}/)

    await page.keyboard.press('g')
    await page.keyboard.press('b')
    await expect(page.getByRole('heading', { name: '建物', level: 1 })).toBeVisible()
    await write(page, page.getByRole('searchbox'), name)
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('main').getByRole('link', { name }))
    await write(page, page.getByRole('textbox', { name: '建物コメント' }), '南向きの建物です。')
    await expect(told(page, '保存しました')).toBeVisible()
    const number = /\d{8}$/.exec(page.url())?.[0]
    const answer = await fetch(site.url(`/api/v1/chintai/tatemono/${number}`, 'api'))
    expect((await answer.json()).tatemono.comment).toBe('南向きの建物です。')
  },
)
