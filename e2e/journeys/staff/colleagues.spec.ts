import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { headOffice, officeColleague } from '../../support/head-office.ts'
import { codesOf, expectGoodScreen, signIn, staffUrl } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

/** They come back to the window, which reads again what it shows. */
const comeBack = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

test(
  'a new colleague is invited, and signed out at once on the day they leave',
  tagged('full'),
  async ({ page, site, browser }) => {
    const call = await headOffice(site)
    const syain_no = String(randomInt(910_000, 990_000))
    const person = { syain_no, tenpo_no: '001', name: '梅野 葵', name_kana: 'ウメノ アオイ' }
    await call('POST', 'staffs', person)
    const email = `${syain_no}@example.jp`

    await signIn(page, site, `/content/staffs/${syain_no}`, await officeColleague(site))
    const box = page.getByRole('region', { name: 'サインイン' })
    await expect(box.getByText('まだサインインできません。')).toBeVisible()
    await box.getByLabel('仕事のメールアドレス').fill('葵のアドレス')
    await box.getByRole('button', { name: '招待する' }).click()
    await expect(box.getByText('メールアドレスを確かめてください。')).toBeVisible()
    await box.getByLabel('仕事のメールアドレス').fill(email)
    await box.getByRole('button', { name: '招待する' }).click()
    await expect(page.getByRole('status').filter({ hasText: '招待を送りました' })).toBeVisible()
    await expect(box.getByText(`${email}でサインインできます。`)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'メール', exact: true })).toHaveValue(email)
    await expectGoodScreen(page)

    const context = await browser.newContext()
    const theirs = await context.newPage()
    await theirs.goto(await staffUrl(site))
    await theirs.getByLabel('仕事のメールアドレス').fill(email)
    await theirs.getByRole('button', { name: '招待の番号を入力する' }).click()
    await expect.poll(() => codesOf(site, email)).toHaveLength(1)
    await theirs.getByLabel('6桁の番号').fill(codesOf(site, email)[0] ?? '')
    await expect(theirs.getByRole('heading', { name: '今日', level: 1 })).toBeVisible()

    await box.getByRole('button', { name: '退職した' }).click()
    await expect(box.getByRole('heading', { name: '梅野 葵さんは退職しましたか' })).toBeFocused()
    await expectGoodScreen(page)
    await box.getByRole('button', { name: 'やめる' }).click()
    await expect(box.getByRole('button', { name: '退職した' })).toBeFocused()
    await page.keyboard.press('Enter')
    await box.getByRole('button', { name: '退職として登録する' }).click()
    await expect(page).toHaveURL(/\/content\/staffs\?shop=001$/)
    await expect(page.getByRole('status').filter({ hasText: '退職として' })).toBeVisible()
    await expect(page.getByRole('link', { name: '梅野 葵' })).toBeHidden()

    await comeBack(theirs)
    await expect(theirs.getByRole('dialog', { name: 'サインイン' })).toBeVisible()
    await expect(theirs.getByText('サインインが切れました。')).toBeVisible()
    await theirs.goto(await staffUrl(site, '/listings/chintai'))
    await expect(theirs).toHaveURL(/\/sign-in\?back=/)
    await context.close()
  },
)

test(
  'whose address is taken away is signed out at once',
  tagged('full', 'any-width'),
  async ({ page, site, browser }) => {
    const call = await headOffice(site)
    const syain_no = String(randomInt(910_000, 990_000))
    const email = `${syain_no}@example.jp`
    const person = { syain_no, tenpo_no: '001', name: '梅野 桜', name_kana: 'ウメノ サクラ', email }
    await call('POST', 'staffs', { ...person, is_public: false })
    const context = await browser.newContext()
    const theirs = await context.newPage()
    await signIn(theirs, site, '/', email)

    await signIn(page, site, `/content/staffs/${syain_no}`, await officeColleague(site))
    await page.getByRole('textbox', { name: 'メール', exact: true }).fill('')
    await expect(page.getByText('まだサインインできません。')).toBeVisible()
    await comeBack(theirs)
    await expect(theirs.getByRole('dialog', { name: 'サインイン' })).toBeVisible()
    await context.close()
    await call('DELETE', `staffs/${syain_no}`)
  },
)
