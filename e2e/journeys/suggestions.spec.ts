import type { Locator, Page } from '@playwright/test'
import { PHONE } from '../playwright.config.ts'
import { expectAccessible } from '../support/accessible.ts'
import { inputMethod } from '../support/input-method.ts'
import { expect, hydrated, tagged, test } from '../support/test.ts'

const isPhone = (page: Page) => page.viewportSize()?.width === PHONE.width
const field = (page: Page) => page.getByLabel('駅・地名・学校・条件')
const GROUPS = { station: '駅・路線', condition: '条件' }
const option = (page: Page, group: keyof typeof GROUPS, label: string) =>
  page
    .getByRole('group', { name: GROUPS[group] })
    .getByRole('option')
    .filter({ hasText: label })
    .first()
const countIn = async (suggestion: Locator) =>
  Number(/([\d,]+)件/.exec((await suggestion.textContent()) ?? '')?.[1]?.replaceAll(',', ''))

async function open(page: Page, url: string) {
  await page.goto(url)
  await hydrated(page)
}

test(
  'a station is chosen by the keyboard among what half a word may become',
  tagged('chintai', 'full'),
  async ({ quiet: page, site }) => {
    await open(page, site.url('/'))
    await field(page).pressSequentially('久留')
    await expect(page.getByRole('group', { name: '駅・路線' })).toContainText('久留米駅')
    await expect(page.getByRole('group', { name: '市区町村・町' })).toContainText('久留米市')
    await expectAccessible(page)
    const wanted = option(page, 'station', '西鉄久留米駅')
    const count = await countIn(wanted)
    while ((await wanted.getAttribute('aria-selected')) !== 'true') {
      await field(page).press('ArrowDown')
      const active = page.getByRole('listbox').getByRole('option', { selected: true })
      await expect(active).toHaveId((await field(page).getAttribute('aria-activedescendant')) ?? '')
      await expect(active).toBeInViewport()
    }
    await field(page).press('Enter')
    await expect(page).toHaveURL(site.url('/search/nishitetsu-kurume-eki'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${count}件`)
    await expect(field(page)).toHaveValue('')
  },
)

test(
  'a station outside the city that is searched is offered, and leads there',
  tagged('chintai', 'full'),
  async ({ quiet: page, site }) => {
    await open(page, site.url('/search/kurume-shi'))
    await field(page).pressSequentially('天神駅')
    const tenjin = option(page, 'station', '天神駅')
    const count = await countIn(tenjin)
    await tenjin.click()
    await expect(page).toHaveURL(site.url('/search/tenjin-eki'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${count}件`)
  },
)

test(
  'a suggestion is added to the search, and counts within it',
  tagged('baibai', 'full'),
  async ({ quiet: page, site }) => {
    await open(page, site.url('/baibai/search/kurume-shi?kakaku_max=30000000'))
    await field(page).pressSequentially('土')
    const land = option(page, 'condition', '土地')
    const count = await countIn(land)
    await land.click()
    await expect(page).toHaveURL(site.url('/baibai/search/kurume-shi/sale-lot?kakaku_max=30000000'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${count}件`)
    await expect(page.getByRole('listbox')).toBeHidden()
  },
)

test(
  'each word of several is offered for, and an empty field offers the last search',
  tagged('full', 'chintai'),
  async ({ quiet: page, site }) => {
    await open(page, site.url('/search/kurume-shi'))
    await field(page).click()
    await expect(page.getByRole('option', { name: 'まわりの物件を地図で探す' })).toBeVisible()
    await expect(option(page, 'condition', 'バス・トイレ別')).toBeVisible()
    await expectAccessible(page)
    await field(page).fill('久留米 2LDK')
    // Until then the stations are those that an empty field offers.
    await expect(page.getByRole('group', { name: '建物・物件名' })).toContainText('久留米')
    const station = option(page, 'station', '久留米大学前駅')
    const count = await countIn(station)
    await expectAccessible(page)
    await station.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${count}件`)
    await expect(page.getByRole('link', { name: '2LDKを外す' })).toBeVisible()
    await field(page).click()
    const recent = page.getByRole('group', { name: '最近の検索' })
    await expect(recent).toContainText('久留米大学前駅 2LDK')
    await page.getByRole('button', { name: '最近の検索を消す' }).click()
    await expect(recent).toBeHidden()
  },
)

test(
  'Escape and the arrow at the top close the suggestions and leave the words',
  tagged('full', 'chintai'),
  async ({ quiet: page, site }) => {
    await open(page, site.url('/search'))
    await field(page).pressSequentially('大橋')
    await expect(option(page, 'station', '大橋駅')).toBeVisible()
    await field(page).press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(field(page)).toHaveValue('大橋')
    await field(page).press('Enter')
    await expect(page).toHaveURL(site.url('/search/ohashi-eki'))
    if (!isPhone(page)) return
    await expect(field(page)).toHaveValue('')
    await field(page).pressSequentially('1')
    await expect(option(page, 'condition', '1K')).toBeVisible()
    await page.getByRole('button', { name: 'もどる' }).click()
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(page.getByRole('link', { name: '大橋駅を外す' })).toBeVisible()
  },
)

test(
  'kana that are not converted yet are offered for, and Enter stays with the input method',
  tagged('any-width', 'chintai', 'full'),
  async ({ page, site }) => {
    await open(page, site.url('/search'))
    await field(page).focus()
    const { compose, settle } = await inputMethod(page)
    await compose('おおはし')
    await expect(option(page, 'station', '大橋駅')).toBeVisible()
    await settle('大橋')
    await expect(page).toHaveURL(site.url('/search'))
    await expect(option(page, 'station', '大橋駅')).toBeVisible()
    await option(page, 'station', '大橋駅').click()
    await expect(page).toHaveURL(site.url('/search/ohashi-eki'))
  },
)

test(
  'words that nobody knows say so, and are searched for all the same',
  tagged('any-width', 'chintai', 'full'),
  async ({ page, site }) => {
    await open(page, site.url('/search'))
    await field(page).pressSequentially('竜宮城')
    await expect(page.getByText('ことばを短くしてみてください')).toBeVisible()
    await field(page).press('Enter')
    await expect(page).toHaveURL(site.url(`/search?keyword=${encodeURIComponent('竜宮城')}`))
  },
)
