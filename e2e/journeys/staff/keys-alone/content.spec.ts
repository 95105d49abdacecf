import { officeColleague } from '../../../support/head-office.ts'
import { press, tabTo, write } from '../../../support/keys.ts'
import { signIn, told } from '../../../support/staff.ts'
import { expect, tagged, test } from '../../../support/test.ts'

/** What is typed, field by field, in the order in which Tab comes to them; the text comes last. */
const ARTICLES = [
  {
    ...{ kind: 'news_chintai', list: '/news' },
    fields: { 題名: '鍵だけで書いたお知らせ', カテゴリー: '営業日' },
  },
  {
    ...{ kind: 'ekimaesan_baibai', list: '/baibai/oshiete' },
    fields: { 質問: '鍵だけで書いた質問', カテゴリー: '手続き', 短い回答: 'できます。' },
  },
]

for (const { kind, list, fields } of ARTICLES) {
  test(
    `an article of ${kind} is written and published by keys alone`,
    tagged('full'),
    async ({ page, site }) => {
      await signIn(page, site, `/content/${kind}`, await officeColleague(site))
      await press(page, page.getByRole('button', { name: '新しく書く' }))
      for (const [name, text] of Object.entries(fields)) {
        await write(page, page.getByLabel(name, { exact: true }), text)
      }
      await tabTo(page, page.getByRole('textbox', { name: '本文', exact: true }))
      await page.keyboard.type('本日の営業は通常どおりです。')
      await expect(told(page, '保存しました')).toBeVisible()
      await page.keyboard.press('ControlOrMeta+Shift+Enter')
      await expect(told(page, '公開しています')).toBeVisible()
      const path = `${list}/${/\d+$/.exec(page.url())?.[0]}`
      await expect.poll(async () => (await fetch(site.url(path))).status).toBe(200)
    },
  )
}

test('banners are sorted by keys alone, and back', tagged('full'), async ({ page, site }) => {
  await signIn(page, site, '/content/banners', await officeColleague(site))
  const place = page.getByRole('region', { name: '売買トップ' })
  const titles = () => place.getByRole('link').allTextContents()
  await expect(place.getByRole('link').first()).toBeVisible()
  const before = await titles()
  const [first = '', second = ''] = before
  await tabTo(page, place.getByRole('button', { name: `${first}を動かす` }))
  await page.keyboard.press('Space')
  await expect(page.getByText(`${first}を持ち上げました。`)).toBeAttached()
  // The keys are heard a moment after it was lifted.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    const moved = page.getByText(`${first}を2番目に動かしました。`)
    await expect(moved).toBeAttached({ timeout: 3000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(told(page, '並べ替えました')).toBeVisible()
  expect((await titles()).slice(0, 2)).toEqual([second, first])
  await page.keyboard.press('z')
  await expect.poll(titles).toEqual(before)
})
