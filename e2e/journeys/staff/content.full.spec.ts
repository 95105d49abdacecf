import type { Page } from '@playwright/test'
import { headOffice, officeColleague } from '../../support/head-office.ts'
import type { Site } from '../../support/site.ts'
import { expectGoodScreen, signIn, staffUrl, told } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'

const head = (page: Page) => page.getByRole('main').locator('header').first()
const DAY = 24 * 3600 * 1000
/** YYYY-MM-DD, some days ahead. */
const dayAhead = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

/** What visitors read of an article; nothing as long as they see none. */
async function publicText(site: Site, path: string): Promise<string | undefined> {
  const answer = await fetch(site.url(path))
  return answer.ok ? answer.text() : undefined
}

/** Whether visitors read these words on a page. */
const shows = async (site: Site, path: string, words: string) =>
  (await publicText(site, path))?.includes(words)

test('news are written, looked at, scheduled, published and changed', async ({ page, site }) => {
  await signIn(page, site, '/content/news_chintai', await officeColleague(site))
  await expectGoodScreen(page)
  await page.getByRole('button', { name: '新しく書く' }).click()
  await expect(page).toHaveURL(/\/content\/news_chintai\/\d+$/)
  const path = `/news/${/\d+$/.exec(page.url())?.[0]}`
  await page.getByRole('textbox', { name: '題名' }).fill('駅前の店を改装します')
  await head(page).getByRole('button', { name: '公開する' }).click()
  await expect(page.getByText('本文を入力してください。')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '本文' })).toBeFocused()

  await page.keyboard.type('## 工事の日程')
  await page.keyboard.press('Enter')
  await page.keyboard.type('12月1日から3日まで、お休みします。')
  await page.getByRole('combobox', { name: 'カテゴリー' }).fill('営業日')
  await expect(told(page, '保存しました')).toBeVisible()
  await expectGoodScreen(page)
  expect((await fetch(site.url(path))).status).toBe(404)

  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'プレビュー' }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { name: '工事の日程' })).toBeVisible()
  await expect(preview.getByText('お客様にはまだ見えない内容です。')).toBeVisible()
  await preview.close()

  await page.getByLabel('公開日時').fill(`${dayAhead(2)}T09:00`)
  await head(page)
    .getByRole('button', { name: /9:00に公開する/ })
    .click()
  await expect(told(page, /9:00に公開します/).first()).toBeVisible()
  expect((await fetch(site.url(path))).status).toBe(404)

  await head(page).getByRole('button', { name: 'いま公開する' }).click()
  await expect(told(page, '公開しています')).toBeVisible()
  await expect.poll(() => shows(site, path, 'お休みします。')).toBe(true)
  await expect.poll(() => shows(site, '/news', '駅前の店を改装します')).toBe(true)

  // Half a sentence is read by nobody.
  await page.getByRole('textbox', { name: '題名' }).fill('駅前の店を')
  await expect(told(page, 'この端末に保存しました')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '題名' })).toHaveValue('駅前の店を')
  expect(await shows(site, path, '駅前の店を改装します')).toBe(true)
  await page.getByRole('textbox', { name: '題名' }).fill('駅前の店を広くします')
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  await expect(told(page, '変更を公開しました')).toBeVisible()
  await expect.poll(() => shows(site, path, '広くします')).toBe(true)

  await page.getByRole('button', { name: '公開を終える' }).click()
  await expect(told(page, '公開を終えています')).toBeVisible()
  await expect.poll(async () => (await fetch(site.url(path))).status).toBe(404)
  await page.getByRole('link', { name: '戻る' }).click()
  await page.getByRole('link', { name: /終了/ }).click()
  await expect(page.getByRole('link', { name: '駅前の店を広くします' })).toBeVisible()
})

test('a text keeps its form: what was written is what was stored', async ({ page, site }) => {
  const call = await headOffice(site)
  const body =
    '<h2>費用</h2><p>家賃と<strong>管理費</strong>です。<br><a href="/search">探す</a></p><ul><li>一つ<ul><li>中</li></ul></li><li>二つ</li></ul><table><tbody><tr><th scope="row">敷金</th><td>1か月</td></tr></tbody></table><blockquote><p>声</p></blockquote>'
  const { content } = await call('POST', 'contents', {
    content_type: 'news_baibai',
    title: '形',
    body,
  })
  await signIn(
    page,
    site,
    `/content/news_baibai/${content.content_id}`,
    await officeColleague(site),
  )
  await page.getByRole('textbox', { name: '本文' }).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('。')
  await expect(told(page, '保存しました')).toBeVisible()
  const stored = async () => (await call('GET', `contents/${content.content_id}`)).content.body
  expect((await stored()).replace('<br />', '<br>')).toBe(body.replace('声', '声。'))

  // A draft that is taken away comes back.
  await page.getByRole('button', { name: '削除する' }).click()
  await expect(told(page, '削除しました')).toBeVisible()
  await expect(page.getByRole('link', { name: '形', exact: true })).toBeHidden()
  // The text has a button of that name too, which can do nothing any more.
  await page.getByRole('button', { name: '元に戻す', exact: true, disabled: false }).click()
  await expect(page.getByRole('link', { name: '形', exact: true })).toBeVisible()
})

test('banners are sorted by the keyboard, and back', async ({ page, site }) => {
  await signIn(page, site, '/content/banners', await officeColleague(site))
  const place = page.getByRole('region', { name: '賃貸トップ' })
  const titles = () => place.getByRole('link').allTextContents()
  const shown = async () => {
    const { banners } = await (
      await fetch(site.url('/api/v1/banners?banner_type=chintai_top', 'api'))
    ).json()
    return banners.map(({ title }: { title: string }) => title)
  }
  await expect(place.getByRole('link').first()).toBeVisible()
  await expectGoodScreen(page)
  const before = await titles()
  const [first = '', second = ''] = before
  await place.getByRole('button', { name: `${first}を動かす` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${first}を持ち上げました。`)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`${first}を2番目に動かしました。`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(told(page, '並べ替えました')).toBeVisible()
  expect((await titles()).slice(0, 2)).toEqual([second, first])
  await expect.poll(shown).toEqual([second, first, ...before.slice(2)])
  await page.getByRole('button', { name: '元に戻す', exact: true }).click()
  await expect.poll(shown).toEqual(before)
})

test('a holiday takes the times of its days away, here and in the form', async ({ page, site }) => {
  await signIn(page, site, '/content/shops')
  await page.getByRole('main').getByRole('listitem').getByRole('link').click()
  const ahead = page.getByRole('region', { name: '次の7日の受付' })
  const days = ahead.locator('dl > div')
  await expect(days).toHaveCount(7)
  await expectGoodScreen(page)

  // The first day ahead that is open.
  const open = days.filter({ hasText: /\d:\d/ }).filter({ hasNotText: '受け付けません' }).nth(1)
  const [, month = '', day = ''] = /(\d+)\/(\d+)/.exec((await open.textContent()) ?? '') ?? []
  await page.getByRole('button', { name: '休業期間を足す' }).click()
  const period = page.getByRole('group', { name: /休業期間\d/ }).last()
  for (const side of ['はじめの日', '終わりの日']) {
    await period.getByRole('combobox', { name: `${side}の月` }).selectOption(month)
    await period.getByRole('combobox', { name: `${side}の日` }).selectOption(day)
  }
  await period.getByRole('textbox', { name: 'お客様に見える名前' }).fill('社員研修')
  await expect(days.filter({ hasText: `${month}/${day}（` })).toContainText('社員研修')

  const slots = async () => {
    const answer = await fetch(site.url('/api/v1/inquiry-slots?tenpo_no=001', 'api'))
    const { inquiry_slots } = await answer.json()
    const suffix = `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return inquiry_slots.days.find(({ date }: { date: string }) => date.endsWith(suffix))
  }
  const before = await slots()
  expect(before.slots.length).toBeGreaterThan(0)
  await head(page).getByRole('button', { name: '変更を公開する' }).click()
  await expect(told(page, '変更を公開しました')).toBeVisible()
  expect(await slots()).toMatchObject({ is_closed: true, slots: [] })

  const isClosedInForm = async () =>
    (await publicText(site, '/reservation?tenpo_no=001'))?.includes(
      `{"date":"${before.date}","isClosed":true`,
    )
  await expect.poll(isClosedInForm).toBe(true)

  await page.goto(await staffUrl(site, '/content/shops/001'))
  await page
    .getByRole('group', { name: /休業期間\d/ })
    .last()
    .getByRole('button')
    .click()
  await head(page).getByRole('button', { name: '変更を公開する' }).click()
  await expect(told(page, '変更を公開しました')).toBeVisible()
  expect(await slots()).toEqual(before)
})

test('two who change the same article choose between both', async ({ page, site }) => {
  const call = await headOffice(site)
  const { content } = await call('POST', 'contents', {
    content_type: 'info',
    title: '街',
    body: '<p>街です。</p>',
  })
  await signIn(page, site, `/content/info/${content.content_id}`, await officeColleague(site))
  await expect(page.getByRole('textbox', { name: '題名' })).toHaveValue('街')
  await call('PUT', `contents/${content.content_id}`, { version: 1, title: '先の題名' })
  await page.getByRole('combobox', { name: '市区町村' }).selectOption('40203')
  await page.getByRole('textbox', { name: '題名' }).fill('後の題名')
  const merge = page.getByRole('form', { name: /に保存しました$/ })
  await merge.getByRole('radio', { name: /^あなた.*後の題名/ }).check()
  await merge.getByRole('button', { name: 'この内容で保存する' }).click()
  await expect(told(page, '保存しました')).toBeVisible()
  const { title, city_code } = (await call('GET', `contents/${content.content_id}`)).content
  expect({ title, city_code }).toEqual({ title: '後の題名', city_code: '40203' })
})

test('a lost line loses no word and publishes nothing later', async ({ page, site, context }) => {
  const call = await headOffice(site)
  const { content } = await call('POST', 'contents', {
    content_type: 'news_chintai',
    title: '下書き',
    body: '<p>本文です。</p>',
  })
  const { content_id } = content
  await signIn(page, site, `/content/news_chintai/${content_id}`, await officeColleague(site))
  await expect(page.getByRole('textbox', { name: '本文' })).toContainText('本文です。')
  await context.setOffline(true)
  await page.getByRole('textbox', { name: '題名' }).fill('トンネルの中で書いた題名')
  await head(page).getByRole('button', { name: '公開する' }).click()
  await expect(told(page, '公開できなかったため、下書きに戻しました')).toBeVisible()
  await context.setOffline(false)
  await expect(told(page, /^保存しました/)).toBeVisible()
  const { title, content_status } = (await call('GET', `contents/${content_id}`)).content
  expect({ title, content_status }).toEqual({
    title: 'トンネルの中で書いた題名',
    content_status: 'draft',
  })
})
