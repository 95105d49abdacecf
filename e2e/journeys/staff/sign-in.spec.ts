import {
  COLLEAGUE,
  codesOf,
  enterCode,
  expectGoodScreen,
  signIn,
  staffUrl,
} from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

test('a colleague signs in with a mailed code, and comes to where they wanted', async ({
  page,
  site,
}) => {
  await page.goto(await staffUrl(site, '/listings/chintai?tab=draft'))
  await expect(page.getByRole('heading', { name: 'サインイン' })).toBeVisible()
  await expectGoodScreen(page)
  await enterCode(page, site)
  await expect(page).toHaveURL(/\/listings\/chintai\?tab=draft$/)
  await expect(page.getByRole('heading', { name: '物件', level: 1 })).toBeVisible()

  await page.goto(await staffUrl(site, '/account'))
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'サインアウトする' }).click()
  await expect(page.getByRole('heading', { name: 'サインイン' })).toBeVisible()
  await page.goto(await staffUrl(site, '/inbox'))
  await expect(page).toHaveURL(/\/sign-in\?back=%2Finbox$/)
})

test('a wrong code is told in words', tagged('any-width', 'full'), async ({ page, site }) => {
  await page.goto(await staffUrl(site))
  await page.getByLabel('仕事のメールアドレス').fill('nobody@example.jp')
  await page.getByRole('button', { name: '6桁の番号をメールで受け取る' }).click()
  await page.getByLabel('6桁の番号').fill('000000')
  await expect(page.getByText('コードが違うか、使える時間')).toBeVisible()
  await expectGoodScreen(page)
})

test(
  'the code of an invitation is entered without asking for another one',
  tagged('any-width', 'full'),
  async ({ page, site, request }) => {
    const { email } = COLLEAGUE
    await page.goto(await staffUrl(site))
    const before = codesOf(site, email)
    const invited = () => codesOf(site, email).find((code) => !before.includes(code))
    await request.post(await staffUrl(site, '/api/v1/staff/sign-in-codes'), { data: { email } })
    await expect.poll(invited).toBeDefined()
    await page.getByLabel('仕事のメールアドレス').fill(email)
    await page.getByRole('button', { name: '招待の番号を入力する' }).click()
    await expectGoodScreen(page)
    await page.getByLabel('6桁の番号').fill(invited() ?? '')
    await expect(page.getByRole('heading', { name: '今日', level: 1 })).toBeVisible()
    expect(codesOf(site, email)).toHaveLength(before.length + 1)
  },
)

test(
  'a device that was registered signs in without a code',
  tagged('any-width'),
  async ({ page, site }) => {
    const client = await page.context().newCDPSession(page)
    await client.send('WebAuthn.enable')
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await signIn(page, site, '/account')
    await page.getByRole('button', { name: 'この端末を登録する' }).click()
    await expect(page.getByText('この端末を登録しました')).toBeVisible()
    await page.getByRole('button', { name: 'サインアウトする' }).click()
    await page.getByRole('button', { name: 'パスキーでサインイン' }).click()
    await expect(page.getByRole('heading', { name: '今日', level: 1 })).toBeVisible()
  },
)

test(
  'when the session has ended one signs in over the page, and what was ticked is still there',
  tagged('full'),
  async ({ page, site }) => {
    await signIn(page, site, '/listings/chintai')
    await page.locator('[data-row]').first().check()
    await page.context().clearCookies()
    // Whatever asks for the session first: something that is read ahead, or this.
    await page.getByRole('button', { name: '空きを確認した' }).dispatchEvent('click')
    const dialog = page.getByRole('dialog', { name: 'サインイン' })
    await expect(dialog.getByText('入力中の内容は残っています')).toBeVisible()
    await enterCode(page, site)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: '物件', level: 1 })).toBeVisible()
    await expect(page.locator('[data-row]').first()).toBeChecked()
  },
)

test(
  'what was typed when the session had ended is saved after signing in over the page',
  tagged('any-width', 'full'),
  async ({ page, site }) => {
    await signIn(page, site, '/listings/chintai?tab=public')
    await page.getByRole('main').getByRole('link', { name: /号室/ }).nth(5).click()
    const title = page.getByRole('textbox', { name: '見出し' })
    await expect(title).toBeVisible()
    const number = /\d{10}$/.exec(page.url())?.[0]
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies()
    await title.fill('窓の大きな角部屋')
    const dialog = page.getByRole('dialog', { name: 'サインイン' })
    await expect(dialog).toBeVisible()
    await enterCode(page, site)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: /^保存しました/ })).toBeVisible()
    await expect(title).toHaveValue('窓の大きな角部屋')
    const answer = await fetch(site.url(`/api/v1/chintai/rooms/${number}`, 'api'))
    expect((await answer.json()).room.title).toBe('窓の大きな角部屋')
  },
)
