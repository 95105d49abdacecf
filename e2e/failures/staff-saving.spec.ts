import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { headOffice, officeColleague } from '../support/head-office.ts'
import { ask } from '../support/inquiries.ts'
import type { Site } from '../support/site.ts'
import { signIn, staffUrl, told } from '../support/staff.ts'
import { expect, tagged, test } from '../support/test.ts'
import { freeDay } from '../support/visits.ts'

/**
 * Resolves when the API has been killed by the next call that writes there: when it has stored it
 * and before it answers, or before it has stored anything.
 */
async function killed(page: Page, site: Site, path: RegExp, isStored: boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    if (!/PUT|POST/.test(route.request().method())) return route.fallback()
    if (isStored) await route.fetch()
    await site.stack.stop('api', 'SIGKILL')
    await route.abort()
    await page.unroute(path)
    resolve()
  })
  return promise
}

/** What is edited: the field of its title, and what is stored of it. */
type Edited = { field: Locator; path: RegExp; stored: () => Promise<string> }

const EDITED = {
  async 'a home'(page: Page, site: Site): Promise<Edited> {
    await signIn(page, site, '/listings/chintai?tab=public')
    await page.getByRole('main').getByRole('link', { name: /号室/ }).nth(6).click()
    const field = page.getByRole('textbox', { name: '見出し' })
    await expect(field).toBeVisible()
    const room = `/api/v1/chintai/rooms/${/\d{10}$/.exec(page.url())?.[0]}`
    const stored = async () => (await (await fetch(site.url(room, 'api'))).json()).room.title
    return { field, path: /\/chintai\/rooms\/\d{10}$/, stored }
  },
  async 'an article'(page: Page, site: Site): Promise<Edited> {
    const call = await headOffice(site)
    const { content } = await call('POST', 'contents', {
      ...{ content_type: 'info', title: '街', body: '<p>街です。</p>' },
    })
    const article = `contents/${content.content_id}`
    await signIn(page, site, `/content/info/${content.content_id}`, await officeColleague(site))
    const field = page.getByRole('textbox', { name: '題名' })
    const stored = async () => (await call('GET', article)).content.title
    return { field, path: /\/api\/v1\/contents\/\d+$/, stored }
  },
}

for (const [what, open] of Object.entries(EDITED)) {
  for (const isStored of [false, true]) {
    const when = isStored ? 'after it has stored' : 'while it stores'
    test(
      `an API that is killed ${when} ${what} loses nothing, and all is saved when it is back`,
      tagged('full'),
      async ({ page, site }) => {
        const { field, path, stored } = await open(page, site)
        const [first, second] = ['駅に近い角部屋', `駅に近い南向きの部屋 ${randomUUID()}`]
        const isOver = killed(page, site, path, isStored)
        await field.fill(first)
        await isOver
        await field.fill(second)
        await expect(told(page, 'この端末に保存しました。つながると送ります')).toBeVisible()
        await site.stack.start('api')
        await expect.poll(stored, { timeout: 30_000 }).toBe(second)
        await expect(told(page, /^保存しました/)).toBeVisible()
        await expect(page.getByRole('heading', { name: /ほかの方も/ })).toBeHidden()
        await expect(field).toHaveValue(second)
      },
    )
  }
}

/** What is sent by a press: the field that is typed into, the press, and what shows it sent. */
type Sent = { field: Locator; path: RegExp; send: () => Promise<void>; sent: Locator }

const SENT = {
  async 'a reply'(page: Page, site: Site): Promise<Sent> {
    const name = `石橋 ${randomUUID().slice(0, 4)}`
    await ask(site, name)
    await signIn(page, site, '/inbox')
    await page.getByRole('link', { name }).click()
    const field = page.getByRole('textbox', { name: '返信' })
    return {
      ...{ field, path: /\/inquiries\/\d+\/replies$/ },
      send: () => page.getByRole('button', { name: /^送信する/ }).click(),
      sent: page.getByRole('article').getByText('まもなく送ります'),
    }
  },
  async 'a booking'(page: Page, site: Site): Promise<Sent> {
    const { date } = await freeDay(site)
    await signIn(page, site, `/calendar?day=${date}`)
    await expect(page.getByRole('region', { name: /の予約$/ })).toBeVisible()
    await page.keyboard.press('c')
    const panel = page.getByRole('region', { name: '予約を入れる' })
    await panel.getByLabel('電話', { exact: true }).fill('090-0000-0000')
    const field = panel.getByLabel('お名前')
    return {
      ...{ field, path: /\/api\/v1\/bookings$/, send: () => field.press('Enter') },
      sent: page.getByRole('region', { name: /の予約$/ }).getByRole('link', { name: /森山 電話/ }),
    }
  },
}

for (const [what, open] of Object.entries(SENT)) {
  test(
    `an API that is killed while it stores ${what} loses nothing, and the screen says so`,
    tagged('full'),
    async ({ page, site }) => {
      const { field, path, send, sent } = await open(page, site)
      await field.fill('森山 電話')
      const isOver = killed(page, site, path, false)
      await send()
      await isOver
      await expect(told(page, '通信できませんでした。元の表示に戻しました。')).toBeVisible()
      await expect(field).toHaveValue('森山 電話')
      await expect(sent).toBeHidden()
      await site.stack.start('api')
      await send()
      await expect(sent).toHaveCount(1)
    },
  )
}

test(
  'what an API that was killed has not stored outlives a closed tab',
  tagged('full'),
  async ({ page, site }) => {
    const { field, path, stored } = await EDITED['a home'](page, site)
    const number = /\d{10}$/.exec(page.url())?.[0]
    const isOver = killed(page, site, path, false)
    await field.fill('駅に近い角部屋')
    await isOver
    await expect(told(page, 'この端末に保存しました')).toBeVisible()
    await page.goto('about:blank')

    await site.stack.start('api')
    await page.goto(await staffUrl(site, `/listings/chintai/${number}`))
    await expect(field).toHaveValue('駅に近い角部屋')
    await expect(told(page, /^保存しました/)).toBeVisible()
    await expect.poll(stored).toBe('駅に近い角部屋')
  },
)
