import { officeColleague } from '../../support/head-office.ts'
import { signIn } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

test(
  'a home that was begun is still there after the tab was closed, and its building too',
  tagged('full', 'any-width'),
  async ({ page, site }) => {
    await signIn(page, site, '/listings/new?site=baibai')
    await page.getByLabel('物件名').fill('大橋の家')
    await page.reload()
    await expect(page.getByLabel('物件名')).toHaveValue('大橋の家')

    await page.getByRole('link', { name: '賃貸' }).click()
    await page.getByText('新しい建物を登録する').click()
    await page.getByLabel('建物名', { exact: true }).fill('ルミエール大橋')
    await page.reload()
    await expect(page.getByLabel('建物名', { exact: true })).toHaveValue('ルミエール大橋')
  },
)

test(
  'a colleague who was begun is still there after the tab was closed, and without a line',
  tagged('full', 'any-width'),
  async ({ page, site, context }) => {
    await signIn(page, site, '/content/staffs', await officeColleague(site))
    const form = page.getByRole('form', { name: 'スタッフを足す' })
    await form.getByLabel('社員番号').fill('000999')
    await form.getByLabel('氏名').fill('大庭 翔')
    await form.getByLabel('フリガナ').fill('オオバ ショウ')
    await page.reload()
    await expect(form.getByLabel('氏名')).toHaveValue('大庭 翔')
    await context.setOffline(true)
    await form.getByRole('button', { name: 'スタッフを足す' }).click()
    await expect(form.getByText('入力した内容は残っています。')).toBeVisible()
    await context.setOffline(false)
    await form.getByRole('button', { name: 'スタッフを足す' }).click()
    await expect(page).toHaveURL(/\/content\/staffs\/000999$/)
    await page.goBack()
    await expect(form.getByLabel('氏名')).toHaveValue('')
  },
)
