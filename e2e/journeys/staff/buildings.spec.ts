import path from 'node:path'
import { repoRoot } from '@sumai/build/paths'
import { expectGoodScreen, signIn, told } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

const PHOTO = path.join(repoRoot, 'apps/api/media/interior/interior-1k-1-960.jpg')

test(
  'a building is registered, found, described, photographed and looked at in the site',
  tagged('full'),
  async ({ page, site }) => {
    const name = `サンハイツ${Date.now() % 1_000_000}`
    await signIn(page, site, '/buildings')
    await page.getByRole('main').getByRole('link', { name: '新しい建物' }).click()
    await page.getByText('新しい建物を登録する').click()
    const field = (label: string) => page.getByLabel(label, { exact: true })
    await field('建物名').fill(name)
    await field('築年月').fill('2019-03')
    await field('階数（地上）').fill('5')
    const create = page.getByRole('button', { name: '建物を登録して部屋へ' })
    await create.click()
    await expect(
      page
        .getByRole('main')
        .getByText(/入力してください|住所/)
        .last(),
    ).toBeVisible()
    await field('住所').fill('福岡県福岡市中央区天神2-1-3')
    await expectGoodScreen(page)
    await create.click()
    await expect(page).toHaveURL(/tm=\d{8}/)
    await expect(page.getByRole('region', { name: '建物' })).toContainText(name)
    await expectGoodScreen(page)

    await page.goto(page.url().replace(/\/listings\/new.*/, '/buildings'))
    await page.getByRole('searchbox').fill(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=/)
    const found = page.getByRole('main').getByRole('listitem')
    await expect(found).toHaveCount(1)
    await found.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/buildings\/\d{8}$/)
    const number = /\d{8}$/.exec(page.url())?.[0] ?? ''
    await field('建物コメント').fill('南向きの建物です。')
    const photos = page.getByRole('region', { name: '写真' })
    await photos.getByLabel(/写真を選ぶ/).setInputFiles(PHOTO)
    await expect(page.getByLabel('1枚目の種類')).toBeVisible({ timeout: 30_000 })
    const stored = async () => {
      const answer = await fetch(site.url(`/api/v1/chintai/tatemono/${number}`, 'api'))
      const { comment, photos } = (await answer.json()).tatemono
      return { comment, photos: photos.length }
    }
    await expect
      .poll(stored, { timeout: 30_000 })
      .toEqual({ comment: '南向きの建物です。', photos: 1 })
    await expect(told(page, '保存しました').first()).toBeVisible()

    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: /^プレビュー/ }).click()
    const preview = await opened
    await preview.waitForURL(new RegExp(`/articles/building/\\d+/${number}$`))
    await expect(preview.getByText('南向きの建物です。').first()).toBeAttached()
  },
)
