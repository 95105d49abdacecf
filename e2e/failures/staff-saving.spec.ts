import type { Page } from '@playwright/test'
import { signIn, staffUrl } from '../support/staff.ts'
import { expect, tagged, test } from '../support/test.ts'

const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

test(
  'an API that is killed while a home is saved loses nothing, and the screen says so',
  tagged('full'),
  async ({ page, site }) => {
    await signIn(page, site, '/listings/chintai?tab=public')
    const homes = page.getByRole('main').getByRole('link', { name: /号室/ })
    await homes.first().click()
    const title = page.getByRole('textbox', { name: '見出し' })
    await expect(title).toBeVisible()
    const number = /\d{10}$/.exec(page.url())?.[0]
    const stored = async () => {
      const answer = await fetch(site.url(`/api/v1/chintai/rooms/${number}`, 'api'))
      return (await answer.json()).room?.title
    }

    // It is killed as soon as the change is on its way.
    const asked = page.waitForRequest((request) => request.method() === 'PUT')
    await title.fill('駅に近い角部屋')
    await asked
    await site.stack.stop('api', 'SIGKILL')
    // Either it was saved before, or it is kept here: never neither.
    await title.fill('駅に近い南向きの部屋')
    await expect(told(page, 'この端末に保存しました')).toBeVisible()
    await page.goto('about:blank')

    await site.stack.start('api')
    await page.goto(await staffUrl(site, `/listings/chintai/${number}`))
    await expect(page.getByRole('textbox', { name: '見出し' })).toHaveValue('駅に近い南向きの部屋')
    await expect(told(page, '保存しました')).toBeVisible()
    await expect.poll(stored).toBe('駅に近い南向きの部屋')
  },
)
