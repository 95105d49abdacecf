import type { Cookie, Page } from '@playwright/test'
import { expectNoOverflow } from '../../support/accessible.ts'
import { headOffice, officeColleague } from '../../support/head-office.ts'
import { screenshot } from '../../support/screenshot.ts'
import type { Site } from '../../support/site.ts'
import { expectGoodScreen, signIn, staffUrl } from '../../support/staff.ts'
import { type Examples, examplesOf, PATTERNS, SCREENS } from '../../support/staff-screens.ts'
import { expect, tagged, test } from '../../support/test.ts'

/** px, beside the width of the project: the smallest phone and a tablet. */
const OTHER_WIDTHS = [320, 820]

/** Who signs in once looks at all screens of a worker's site. */
let entered: { site: Site; cookies: Cookie[]; examples: Examples } | undefined

async function enter(page: Page, site: Site): Promise<Examples> {
  if (entered?.site !== site) {
    const other = await page.context().newPage()
    const examples = await examplesOf(site)
    await signIn(other, site, '/account', await officeColleague(site))
    entered = { site, examples, cookies: await page.context().cookies() }
    await other.close()
  }
  await page.context().addCookies(entered.cookies)
  return entered.examples
}

/** One heading says where one is; nothing is broken, beside the screen or beyond reach. */
async function look(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await expectGoodScreen(page)
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ ...size, width })
    await expectNoOverflow(page)
  }
  await page.setViewportSize(size)
}

test('every route of the table is looked at', tagged('any-width'), () => {
  expect(Object.keys(SCREENS).toSorted()).toEqual(PATTERNS.toSorted())
})

for (const [pattern, addressesOf] of Object.entries(SCREENS)) {
  test(
    `${pattern} is accessible, silent and fits the screen`,
    tagged('full'),
    async ({ quiet: page, site }) => {
      const examples = await enter(page, site)
      for (const address of addressesOf(examples)) {
        await test.step(address, async () => {
          await page.goto(await staffUrl(site, address))
          await look(page)
          await screenshot(page, `staff ${address}`, { fullPage: true })
        })
      }
    },
  )
}

test(
  'what is not there is said within the frame, and leads on',
  tagged('full'),
  async ({ page, site }) => {
    await enter(page, site)
    for (const address of ['/nowhere', '/listings/chintai/9999999999', '/content/none']) {
      await page.goto(await staffUrl(site, address))
      await expect(page.getByRole('heading', { name: '見つかりません', level: 1 })).toBeVisible()
      // The way to everywhere else, which the frame and its heads have.
      const palette = page.getByRole('button', { name: '探す・操作する' })
      await expect(palette.filter({ visible: true })).toHaveCount(1)
    }
    await look(page)
    await page.getByRole('main').getByRole('link', { name: '今日を開く' }).click()
    await expect(page.getByRole('heading', { name: '今日', level: 1 })).toBeVisible()
  },
)

test(
  'the dialog in which one signs in again and the choice between two values are accessible',
  tagged('full'),
  async ({ page, site }) => {
    await enter(page, site)
    const call = await headOffice(site)
    const { content } = await call('POST', 'contents', {
      ...{ content_type: 'info', title: '街', body: '<p>街です。</p>' },
    })
    const path = `contents/${content.content_id}`
    await page.goto(await staffUrl(site, `/content/info/${content.content_id}`))
    const title = page.getByRole('textbox', { name: '題名' })
    await expect(title).toHaveValue('街')
    await call('PUT', path, { version: 1, title: '先の題名' })
    await title.fill('後の題名')
    await expect(page.getByRole('form', { name: /に保存しました$/ })).toBeVisible()
    await look(page)

    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await page.getByRole('radio', { name: /^あなた/ }).check()
    await page.getByRole('button', { name: 'この内容で保存する' }).click()
    await expect(page.getByRole('dialog', { name: 'サインイン' })).toBeVisible()
    await expectGoodScreen(page)
    await page.context().addCookies(cookies)
    await call('DELETE', path)
  },
)
