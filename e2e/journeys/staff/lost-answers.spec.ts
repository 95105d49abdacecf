import { randomUUID } from 'node:crypto'
import { ask } from '../../support/inquiries.ts'
import { loseAnswer } from '../../support/lost-answer.ts'
import type { Site } from '../../support/site.ts'
import { signIn, told } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'
import { freeDay } from '../../support/visits.ts'

/** So many mails with these words wait or have gone out. */
const mailsWith = async (site: Site, words: string) =>
  (
    await site.rows<{ count: number }>(
      "select count(*)::int from outbox where payload->>'text' like '%' || $1 || '%'",
      [words],
    )
  )[0]?.count

test(
  'a reply whose answer was lost is one mail, however often it is sent',
  tagged('any-width', 'full'),
  async ({ page, site }) => {
    const name = `倉富 ${randomUUID().slice(0, 4)}`
    await ask(site, name)
    await signIn(page, site, '/inbox')
    await page.getByRole('link', { name }).click()
    const answer = page.getByRole('textbox', { name: '返信' })
    const words = `土曜にお待ちしております ${randomUUID()}`
    await answer.fill(words)
    await loseAnswer(page, '**/replies')
    await page.getByRole('button', { name: /^送信する/ }).click()
    await expect(told(page, '通信できませんでした')).toBeVisible()
    expect(await mailsWith(site, words)).toBe(1)

    // The tab is closed meanwhile, and the words are changed.
    await page.reload()
    await expect(answer).toHaveValue(words)
    await answer.fill(`${words} 変更`)
    await page.getByRole('button', { name: /^送信する/ }).click()
    await expect(told(page, '先に送った内容が届いています')).toBeVisible()
    await expect(page.getByRole('article').getByText(words, { exact: true })).toBeVisible()
    expect(await mailsWith(site, words)).toBe(1)
  },
)

test(
  'the same reply is sent again after its answer was lost, and can be taken back',
  tagged('full', 'any-width'),
  async ({ page, site }) => {
    const name = `久保山 ${randomUUID().slice(0, 4)}`
    await ask(site, name)
    await signIn(page, site, '/inbox')
    await page.getByRole('link', { name }).click()
    const answer = page.getByRole('textbox', { name: '返信' })
    const words = `日曜にお待ちしております ${randomUUID()}`
    await answer.fill(words)
    await loseAnswer(page, '**/replies')
    await page.getByRole('button', { name: /^送信する/ }).click()
    await expect(told(page, '通信できませんでした')).toBeVisible()
    await page.getByRole('button', { name: /^送信する/ }).click()
    await expect(answer).toHaveValue('')
    expect(await mailsWith(site, words)).toBe(1)
    await page.getByRole('button', { name: '元に戻す', exact: true }).click()
    await expect(answer).toHaveValue(words)
    expect(await mailsWith(site, words)).toBe(0)
  },
)

test(
  'a visit by telephone and a copy of a home are one, though their answers were lost',
  tagged('full', 'any-width'),
  async ({ page, site }) => {
    const { date } = await freeDay(site)
    await signIn(page, site, `/calendar?day=${date}&open=new`)
    const name = `高木 ${randomUUID().slice(0, 4)}`
    await page.getByLabel('お名前').fill(name)
    await page.getByLabel('電話', { exact: true }).fill('0942000001')
    const enter = page.locator('form').getByRole('button', { name: /予約を入れる/ })
    await loseAnswer(page, '**/api/v1/bookings')
    await enter.click()
    await expect(told(page, '通信できませんでした')).toBeVisible()
    await enter.click()
    await expect(told(page, 'の予約を入れました')).toBeVisible()
    const booked = 'select inquiry_id from inquiries where name = $1'
    expect(await site.rows(booked, [name])).toHaveLength(1)

    const drafts = "select bukken_no from chintai_rooms where boshu_status = 'draft'"
    const before = (await site.rows(drafts, [])).length
    await page.goto(new URL('/listings/chintai?tab=public', page.url()).href)
    await page.getByRole('main').getByRole('link', { name: /号室/ }).first().click()
    const copy = page.getByRole('button', { name: '複製する' })
    await loseAnswer(page, '**/api/v1/chintai/rooms')
    await copy.click()
    await expect(told(page, '通信できませんでした')).toBeVisible()
    await copy.click()
    await expect(told(page, '複製した下書きです')).toBeVisible()
    expect(await site.rows(drafts, [])).toHaveLength(before + 1)
  },
)
