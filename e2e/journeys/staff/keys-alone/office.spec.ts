import { randomUUID } from 'node:crypto'
import { choose, press } from '../../../support/keys.ts'
import { deadLetter, mailsTo } from '../../../support/mails.ts'
import { signInAsHeadOffice, told } from '../../../support/staff.ts'
import { expect, tagged, test } from '../../../support/test.ts'

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

test(
  'a mail that could not be sent is sent again by keys alone',
  tagged('full'),
  async ({ page, site }) => {
    const email = `${randomUUID()}@example.jp`
    await deadLetter(site, email, '鍵で送り直すメール')
    await signInAsHeadOffice(page, site, '/mails?state=dead')
    const mail = page.getByRole('listitem').filter({ hasText: '鍵で送り直すメール' })
    await press(page, mail.getByRole('button', { name: 'もう一度送る' }))
    await expect(told(page, 'もう一度送ります')).toBeVisible()
    await expect.poll(() => mailsTo(site, email)).toHaveLength(1)
  },
)

test('the log is filtered by keys alone', tagged('full'), async ({ page, site }) => {
  await signInAsHeadOffice(page, site, '/records')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await choose(page, page.getByRole('combobox', { name: '対象' }), 'サインイン')
  await press(page, page.getByRole('button', { name: 'しぼり込む' }))
  await expect(page).toHaveURL(/resource=staff%2Fsession/)
  await expect(rows.nth(1)).toContainText('サインイン')
})
