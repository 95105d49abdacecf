import { randomUUID } from 'node:crypto'
import { headOffice } from '../../support/head-office.ts'
import { deadLetter, mailsTo } from '../../support/mails.ts'
import { expectGoodScreen, signInAsHeadOffice, told } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'
import { bookVisit, freeDay } from '../../support/visits.ts'

test('what was mailed is seen by what became of it, and subscribers are counted', async ({
  page,
  site,
}) => {
  const { date, slots } = await freeDay(site)
  const { email } = await bookVisit(site, { date, time: slots[0]?.time ?? '' })
  await signInAsHeadOffice(page, site, '/mails')
  const mails = page.getByRole('region', { name: 'メールの一覧' })
  await expect(mails.getByRole('listitem').filter({ hasText: email }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: '新着メールの登録' })).toBeVisible()
  await expectGoodScreen(page)
  await page.getByRole('link', { name: /^送信ずみ/ }).click()
  await expect(page).toHaveURL(/state=sent/)
  await expect(mails.getByText('送信ずみ').first()).toBeVisible()
  await page.getByRole('link', { name: /^送れない/ }).click()
  await expect(page.getByText('送れないメールはありません')).toBeVisible()
})

test('a mail that was given up is sent when somebody tries it again', async ({ page, site }) => {
  const email = `${randomUUID()}@example.jp`
  await deadLetter(site, email, '返事の続き')
  await signInAsHeadOffice(page, site, '/mails')
  await page.getByRole('link', { name: /^送れない/ }).click()
  await expect(page).toHaveURL(/state=dead/)
  const mail = page.getByRole('listitem').filter({ hasText: email })
  await expect(mail).toContainText('1回送れませんでした：550 5.1.1 No such user')
  await expectGoodScreen(page)
  await mail.getByRole('button', { name: 'もう一度送る' }).click()
  await expect(told(page, '「返事の続き」をもう一度送ります')).toBeVisible()
  await expect
    .poll(() => mailsTo(site, email).map(({ subject }) => subject))
    .toEqual(['返事の続き'])
  // That it went out is written down a moment after it did.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: /^送れない/ })).toBeVisible()
    await expect(mail).toBeHidden({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
})

test('a change is found in the log with who made it, from what to what', async ({ page, site }) => {
  const { date, slots } = await freeDay(site)
  const { name } = await bookVisit(site, { date, time: slots[0]?.time ?? '' })
  await signInAsHeadOffice(page, site, `/calendar?shop=001&day=${date}`)
  await page
    .getByRole('region', { name: '承認を待つ予約' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: '受ける' })
    .click()
  await expect(page.getByRole('status').filter({ hasText: '予約を受けました' })).toBeVisible()

  await page.goto(page.url().replace(/\/calendar.*/, '/records'))
  const first = page.getByRole('row').filter({ hasText: '承認' }).first()
  await expect(first).toContainText('なし')
  await expectGoodScreen(page)
  await page.getByRole('combobox', { name: '対象' }).selectOption('bookings')
  await page.getByRole('button', { name: 'しぼり込む' }).click()
  await expect(page).toHaveURL(/resource=bookings/)
  await expect(first).toBeVisible()
  await page.getByRole('textbox', { name: '番号' }).fill(randomUUID().slice(0, 8))
  await page.getByRole('button', { name: 'しぼり込む' }).click()
  await expect(page.getByText('この条件の記録はありません')).toBeVisible()
  await page.goBack()
  await expect(first).toBeVisible()
})

test('a change is taken back from the log, and why another one cannot be', async ({
  page,
  site,
}) => {
  const call = await headOffice(site)
  const { rooms } = await call('GET', 'baibai/rooms?limit=1')
  const { bukken_no: no, version, biko } = rooms[0]
  const words = `備考 ${randomUUID()}`
  await call('PUT', `baibai/rooms/${no}`, { version, biko: words })
  const note = async () => (await call('GET', `baibai/rooms/${no}`)).room.biko
  await signInAsHeadOffice(page, site, `/records?resource=baibai/rooms&number=${no}`)
  const row = page.getByRole('row').filter({ hasText: words.slice(0, 20) })
  await row.getByRole('button', { name: /^元に戻す/ }).click()
  await expect(told(page, '売買の物件')).toContainText('を元に戻しました')
  expect(await note()).toBe(biko)
  await expect(row).toHaveCount(2)
  await expect(row.last()).toContainText('あとで変わったため戻せません')
  await expectGoodScreen(page)
  await page.getByRole('button', { name: '元に戻す', exact: true }).click()
  await expect(row).toHaveCount(3)
  expect(await note()).toBe(words)
})
