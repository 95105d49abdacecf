import { devices } from '@playwright/test'
import { COLLEAGUE, expectGoodScreen, signIn } from '../../support/staff.ts'
import { expect, hydrated, tagged, test } from '../../support/test.ts'

// The browser of the tests says that nobody sits before it, and does not count.
test.use({ userAgent: devices['Pixel 7'].userAgent })

test(
  'a page of a home counts as viewed, however one comes to it',
  tagged('full'),
  async ({ page, site }) => {
    const { rooms } = await fetch(
      site.url(`/api/v1/chintai/rooms?tenpo_no=${COLLEAGUE.tenpoNo}&limit=1`, 'api'),
    ).then((answer) => answer.json())
    const opened = `/articles/room/${rooms[0].city_code}/${rooms[0].bukken_no}`
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })

    await page.goto(site.url(opened))
    await hydrated(page)
    await page.goto(site.url(opened))
    await hydrated(page)
    // A link of the site draws the next page without a document.
    const other = page.locator('main a[href^="/articles/room/"]').first()
    const path = (await other.getAttribute('href')) ?? ''
    await other.click()
    await expect(page).toHaveURL(site.url(path))
    await page.waitForLoadState('networkidle')
    expect(sent, 'browsers report nothing').toEqual([])

    // What waits is reported and written when they end.
    await site.change({ api: {} })
    await site.restore()
    const rows = await site.rows<{ bukken_no: string; times: number }>(
      `select bukken_no, sum(times)::int as times from home_views group by bukken_no`,
    )
    const timesOf = (path: string) =>
      rows.find(({ bukken_no }) => path.endsWith(bukken_no))?.times ?? 0
    expect(timesOf(opened)).toBe(2)
    expect(timesOf(path)).toBe(1)

    await signIn(page, site)
    const plot = page.getByRole('region', { name: '閲覧とお問い合わせ' })
    await expect(plot.getByText(/閲覧 [1-9]/).first()).toBeVisible()
    await expect(plot.getByRole('link').first()).toBeVisible()
    await expectGoodScreen(page)
    await plot.getByRole('link').first().click()
    const own = page.getByRole('region', { name: '閲覧とお問い合わせ' })
    await expect(own.getByRole('listitem')).toHaveCount(14)
    await expect(own.getByText(/閲覧 [12]回/)).toBeVisible()
  },
)
