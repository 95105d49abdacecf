import type { Page } from '@playwright/test'
import { headOffice } from '../../support/head-office.ts'
import {
  COLLEAGUE,
  expectGoodScreen,
  isWide,
  signIn,
  signInAsHeadOffice,
  told,
} from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'
import { bookVisit, freeDay } from '../../support/visits.ts'

const event = (page: Page, name: string) =>
  page.getByRole('region', { name: /の予約$/ }).getByRole('link', { name: new RegExp(name) })

test(
  'the head office sees the visits of the shop it chooses, and of one colleague',
  tagged('full'),
  async ({ page, site }) => {
    const call = await headOffice(site)
    const { date, slots } = await freeDay(site)
    const [own, other] = [
      await bookVisit(site, { date, time: slots[0]?.time ?? '' }),
      await bookVisit(site, { date, time: slots[2]?.time ?? '' }),
    ]
    const { inquiries } = await call('GET', `inquiries?keyword=${encodeURIComponent(own.name)}`)
    const [{ inquiry_id, version }] = inquiries
    await call('PATCH', `inquiries/${inquiry_id}`, { version, syain_no: COLLEAGUE.syainNo })

    await signInAsHeadOffice(page, site, `/calendar?day=${date}`)
    const shop = page.getByRole('combobox', { name: '店舗' })
    const { shops } = await call('GET', 'shops')
    const [ownShop, otherShop] = [COLLEAGUE.tenpoNo, '301'].map(
      (number) => shops.find((it: { tenpo_no: string }) => it.tenpo_no === number).tenpo_name,
    )
    await shop.selectOption(otherShop)
    await expect(page).toHaveURL(/shop=301/)
    await expect(page.getByRole('region', { name: /の予約$/ })).toBeVisible()
    await expect(event(page, own.name)).toBeHidden()
    await page.reload()
    await expect(shop.locator('option:checked')).toHaveText(otherShop)
    await shop.selectOption(ownShop)
    await expect(event(page, own.name)).toBeVisible()
    await expect(event(page, other.name)).toBeVisible()
    await expectGoodScreen(page)

    // A phone has no room for it, and shows a day.
    if (!isWide(page)) return
    const { staff } = await call('GET', `staffs/${COLLEAGUE.syainNo}`)
    const family = String(staff.name).split(/[ 　]/)[0] ?? ''
    const colleague = page.getByRole('combobox', { name: '担当者' })
    const label = colleague.getByRole('option').filter({ hasText: family })
    await colleague.selectOption((await label.first().getAttribute('value')) ?? '')
    await expect(page).toHaveURL(new RegExp(`staff=${COLLEAGUE.syainNo}`))
    await expect(event(page, other.name)).toBeHidden()
    await expect(event(page, own.name)).toContainText(family)
  },
)

test(
  'a visit that is put where somebody was faster is back, with the two nearest free times',
  tagged('full'),
  async ({ page, site }) => {
    const { shop } = await (await headOffice(site))('GET', `shops/${COLLEAGUE.tenpoNo}`)
    const { date, slots } = await freeDay(site)
    const [first = '', before = '', taken = '', after = ''] = slots.map(({ time }) => time)
    const { name } = await bookVisit(site, { date, time: first })
    await signIn(page, site, `/calendar?day=${date}`)
    await expect(event(page, name)).toBeVisible()
    for (let at = 0; at < shop.reserve_capacity; at += 1) {
      await bookVisit(site, { date, time: taken })
    }
    await event(page, name).focus()
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    const refusal = told(page, `${taken} はほかの方の予約が入りました`)
    await expect(refusal).toContainText(`近くの空きは ${before} と ${after} です。`)
    await expect(event(page, name)).toContainText(first)
    await expectGoodScreen(page)
  },
)
