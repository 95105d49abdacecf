import { expect, hydrated, switchSite, tagged, test } from '../support/test.ts'

test(
  'the footer leads on within the document, and is there again after a form and on the other site',
  tagged('full'),
  async ({ quiet: page, site }, { project }) => {
    const footer = page.getByRole('contentinfo')
    const links = footer.getByRole('link', { includeHidden: true })
    const open = footer.locator('details[open]')
    const band = footer.getByRole('navigation', { name: 'フッターメニュー' })
    // A desktop shows all lists on the tops of the sites.
    const openOnTop = async (list: string) => {
      if (project.name !== 'desktop') await footer.getByText(list).click()
    }
    let documents = 0
    page.on('request', (asked) => {
      if (asked.isNavigationRequest()) documents++
    })
    await page.goto(site.url('/search'))
    await hydrated(page)
    // Its code comes after that of the page; until then a press is a plain link.
    await page.waitForLoadState('networkidle')
    await expect(open).toHaveCount(0)
    const drawn = await links.allTextContents()

    await footer.getByText('市区町村から賃貸を探す').click()
    await footer.getByRole('link', { name: '久留米市', exact: true }).click()
    await expect(page).toHaveURL(site.url('/search/kurume-shi'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('久留米市')

    await band.getByRole('link', { name: '物件リクエスト' }).click()
    await expect(page).toHaveURL(site.url('/request'))
    await expect(footer).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(site.url('/search/kurume-shi'))
    await expect(links).toHaveText(drawn)
    await expect(open).toHaveCount(0)

    await switchSite(page, '売買')
    await expect(page).toHaveURL(site.url('/baibai'))
    await expect(footer.getByText('市区町村から物件を探す')).toBeVisible()
    await openOnTop('物件種別から探す')
    await footer.getByRole('link', { name: '中古マンション', exact: true }).click()
    await expect(page).toHaveURL(/\/baibai\/search\?bukken_type=hanbai_mansion$/)
    await switchSite(page, '賃貸')
    await expect(page).toHaveURL(site.url('/'))
    await openOnTop('市区町村から賃貸を探す')
    await expect(footer.getByRole('link', { name: '久留米市', exact: true })).toBeVisible()
    expect(documents).toBe(1)
  },
)

test('a page carries the lists of the footer once, as links, and the top has the stations in its search', async ({
  quiet: page,
  site,
}) => {
  const answer = await page.goto(site.url('/company'))
  const html = (await answer?.text()) ?? ''
  const [, data = ''] = /id="hydration">([^<]*)</.exec(html) ?? []
  expect(JSON.parse(data).loaderData).toHaveProperty('chintai')
  expect(data).not.toContain('saga-honjo-univ')
  expect(html).toContain('href="/search/saga-honjo-univ"')
  await page.goto(site.url('/'))
  await hydrated(page)
  const stations = page.getByRole('main').getByRole('link', { name: '久留米', exact: true })
  await page.getByText('沿線・駅', { exact: true }).click()
  await expect(stations.first()).toBeVisible()
  await expect(stations.first()).toHaveAttribute('href', '/search/kurume-eki')
})

test(
  'the bar of a phone is over the footer, and can be pressed there',
  tagged('full'),
  async ({ quiet: page, site }, { project }) => {
    test.skip(project.name === 'desktop', 'a wide screen has no such bar')
    await page.goto(site.url('/'))
    await hydrated(page)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: '土地活用' })
      .scrollIntoViewIfNeeded()
    const bar = page.getByRole('navigation', { name: 'お問い合わせメニュー' })
    await bar.getByRole('link', { name: '来店予約' }).click()
    await expect(page).toHaveURL(site.url('/reservation'))
  },
)

test(
  'the End key leads to the end of a page, whatever was not laid out yet',
  tagged('full'),
  async ({ quiet: page, site }) => {
    for (const path of ['/', '/baibai', '/search']) {
      await page.goto(site.url(path))
      await hydrated(page)
      // What listens to keys comes after the page: the first one that it hears leads to the end.
      await expect(async () => {
        await page.keyboard.press('End')
        await expect(page.locator('html')).toHaveAttribute('data-moved', '', { timeout: 500 })
      }).toPass()
      await expect
        .poll(() =>
          page.evaluate(() => {
            const { scrollY, innerHeight } = window
            return Math.round(document.documentElement.scrollHeight - scrollY - innerHeight)
          }),
        )
        .toBeLessThan(2)
    }
  },
)
