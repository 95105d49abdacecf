import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { expect, hydrated, tagged, test, twins } from '../support/test.ts'

const SITES = [
  { name: 'rentals', team: 'chintai', base: '', listing: '部屋' },
  { name: 'homes for sale', team: 'baibai', base: '/baibai', listing: '物件' },
] as const

const numberIn = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''))
const chosen = (page: Page) => page.getByRole('region', { name: '選んだもの' })
const cities = (page: Page) => page.locator('[name="city_code[]"]:enabled:visible')
const stations = (page: Page) => page.locator('[name="eki_code[]"]:enabled')

const labelOf = (box: Locator) =>
  box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')

/** The number on the button, once it has counted. */
async function promised(page: Page, listing: string) {
  const button = page.getByRole('button', { name: `件の${listing}を見る` })
  await expect(button).toBeVisible()
  return { button, count: numberIn(await button.textContent()) }
}

/** How many the page of results says it found. */
async function found(page: Page, base: string) {
  await page.waitForURL(
    ({ pathname }) => pathname.startsWith(`${base}/search`) && !pathname.includes('searching'),
  )
  // The picker, which has numbers of its own, stays until the results are there.
  await expect(chosen(page)).toHaveCount(0)
  return numberIn(
    await page
      .getByText(/^[\d,]+件/)
      .first()
      .textContent(),
  )
}

for (const { name, team, base, listing } of SITES) {
  test.describe(name, twins(team, 'any-width'), () => {
    test('two municipalities, one from the map, give as many as the picker says', async ({
      quiet: page,
      site,
    }) => {
      await page.goto(site.url(`${base}/searching/area`))
      await hydrated(page)
      await expect(
        chosen(page).getByRole('button', { name: '市区町村を選んでください' }),
      ).toBeDisabled()
      await page.getByRole('checkbox', { name: /^春日市 \d/ }).check()
      await expect(chosen(page).getByRole('link')).toHaveCount(1)
      await page.locator("[data-code='40219']").first().click()
      await expect(chosen(page).getByRole('link', { name: '大野城市を外す' })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: /^大野城市/ })).toBeChecked()
      await expectAccessible(page)
      await expectNoOverflow(page)
      const rows = await Promise.all(
        ['春日市', '大野城市'].map(async (city) =>
          numberIn(await labelOf(page.getByRole('checkbox', { name: city }))),
        ),
      )
      const { button, count } = await promised(page, listing)
      expect(count).toBe(rows.reduce((sum, row) => sum + row))
      await button.click()
      expect(await found(page, base)).toBe(count)
      await page.goBack()
      await expect(page.getByRole('checkbox', { name: /^春日市 \d/ })).toBeChecked()
    })

    test(
      'a section of a line, by keyboard, gives as many as the picker says',
      tagged('full'),
      async ({ quiet: page, site }) => {
        await page.goto(site.url(`${base}/searching/station`))
        await hydrated(page)
        const first = page.getByRole('checkbox', { name: /^薬院/ })
        await first.focus()
        await page.keyboard.press('Space')
        await expect(chosen(page).getByRole('link', { name: '薬院駅を外す' })).toBeVisible()
        await page.getByRole('checkbox', { name: /^井尻/ }).focus()
        await page.keyboard.press('Space')
        await expect(
          chosen(page).getByRole('link', { name: '薬院駅〜井尻駅（5駅）を外す' }),
        ).toBeVisible()
        await expectAccessible(page)
        await expectNoOverflow(page)
        const { button, count } = await promised(page, listing)
        await button.click()
        expect(await found(page, base)).toBe(count)
      },
    )

    test(
      'two schools give as many as the picker says, and conditions as many as theirs',
      tagged('full'),
      async ({ quiet: page, site }) => {
        await page.goto(site.url(`${base}/searching/school?schools=universities`))
        await hydrated(page)
        await page.locator('summary', { hasText: /久留米エリア\s*\d+校/ }).click()
        await page.getByRole('checkbox', { name: /^九州産業大学/ }).check()
        await page.getByRole('checkbox', { name: /^久留米大学 御井/ }).check()
        await expect(chosen(page).getByRole('link', { name: /を外す$/ })).toHaveCount(2)
        await expectAccessible(page)
        await expectNoOverflow(page)
        const schools = await promised(page, listing)
        await schools.button.click()
        expect(await found(page, base)).toBe(schools.count)
        await page.goto(site.url(`${base}/searching/term`))
        await hydrated(page)
        const all = await promised(page, listing)
        await page.getByRole('checkbox', { name: /^2LDK/ }).press('Space')
        await expect(chosen(page).getByRole('link', { name: '2LDKを外す' })).toBeVisible()
        // Where the bar covers no row by half.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await expectAccessible(page)
        await expectNoOverflow(page)
        const { button, count } = await promised(page, listing)
        expect(count).toBeLessThan(all.count)
        await button.click()
        expect(await found(page, base)).toBe(count)
      },
    )

    test(
      'a school district, in its municipality, gives as many as the picker says',
      tagged('full'),
      async ({ quiet: page, site }) => {
        await page.goto(site.url(`${base}/searching/school?schools=districts`))
        await hydrated(page)
        await page.getByRole('link', { name: /^福岡市東区\s*\d/ }).click()
        const districts = page.getByRole('group', { name: '福岡市東区の小学校区' })
        const box = districts.getByRole('checkbox').first()
        const promise = numberIn(/\d+$/.exec(await labelOf(box))?.[0] ?? '')
        await box.check()
        await expect(chosen(page).getByRole('link', { name: /小学校区を外す$/ })).toBeVisible()
        await expectAccessible(page)
        await expectNoOverflow(page)
        const { button, count } = await promised(page, listing)
        expect(count).toBe(promise)
        await button.click()
        expect(await found(page, base)).toBe(count)
      },
    )

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test(
        'ticks are sent as they are, and a shape of the map leads to its homes',
        tagged('full'),
        async ({ page, site }) => {
          await page.goto(site.url(`${base}/searching/area`))
          const box = cities(page).first()
          const count = numberIn(await labelOf(box))
          await box.check()
          await page.getByRole('button', { name: '選んだ市区町村で探す' }).click()
          expect(await found(page, base)).toBe(count)
          await page.goto(site.url(`${base}/searching/area`))
          await page.locator("[data-code='40203']").first().click()
          expect(new URL(page.url()).pathname).toBe(`${base}/search/kurume-shi`)
        },
      )

      test(
        'a line is picked by its name, and a station of it by its box',
        tagged('full'),
        async ({ page, site }) => {
          await page.goto(site.url(`${base}/searching/station`))
          await page.getByRole('link', { name: 'JR鹿児島本線', exact: true }).first().click()
          const box = stations(page).first()
          const count = numberIn(/([\d,]+)件/.exec(await labelOf(box))?.[1] ?? '')
          await box.check()
          await page.getByRole('button', { name: '選んだ駅で探す' }).click()
          expect(await found(page, base)).toBe(count)
        },
      )
    })
  })
}
