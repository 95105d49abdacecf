import { headOffice, officeColleague } from '../../support/head-office.ts'
import { mailAbout } from '../../support/mails.ts'
import {
  bodyOf,
  injected,
  LONG,
  MARK,
  markedBody,
  markTexts,
  RAW,
  SHOWN,
} from '../../support/markup.ts'
import type { Site } from '../../support/site.ts'
import { COLLEAGUE, signIn, staffUrl } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'
import { bookVisit, freeDay, moveToToday } from '../../support/visits.ts'

type Call = Awaited<ReturnType<typeof headOffice>>

/** HTML that is not its own. */
const BODY = `<h2>${LONG}</h2><p onclick="xss()">本文 ${LONG}</p><iframe src="javascript:xss()"></iframe>`

const given = (content_type: string) => ({
  ...{ content_type, content_status: 'public', customer_type: 'buy', city_code: '40203' },
  sessions: [
    {
      session_no: 1,
      start_at: '2030-02-01T13:00:00+09:00',
      end_at: '2030-02-01T15:00:00+09:00',
      capacity: 20,
      apply_deadline: '2030-01-31T18:00:00+09:00',
    },
  ],
})

const KINDS = [
  ['news_chintai', (id: number) => ['/', '/news', `/news/${id}`]],
  ['news_baibai', (id: number) => ['/baibai', '/baibai/news', `/baibai/news/${id}`]],
  ['ekimaesan_chintai', (id: number) => ['/oshiete', `/oshiete/${id}`]],
  ['ekimaesan_baibai', (id: number) => ['/baibai/oshiete', `/baibai/oshiete/${id}`]],
  ['voice', () => ['/baibai/customer', '/baibai/sell']],
  ['info', (id: number) => ['/info', `/info/${id}`]],
  ['seminar', (id: number) => ['/owner', '/owner/seminar', `/owner/seminar/${id}`]],
] as const

/** Marks every text of a shop, its people and the banners; what they were comes back afterwards. */
async function mark(call: Call, site: Site) {
  const back = [
    await markTexts(call, site, {
      call: 'shops/{tenpo_no}',
      number: '001',
      names: ['nearest_eki_slug'],
    }),
    await markTexts(call, site, { call: 'staffs/{syain_no}', number: '000103' }),
  ]
  const schema = await bodyOf(site, 'POST banners')
  for (const banner_type of schema.properties?.banner_type?.enum ?? []) {
    const given = { banner_type, image_pc: '/media/hero/hero-street', link_url: '/search' }
    const { banner } = await call('POST', 'banners', markedBody(schema, given))
    back.push(() => call('DELETE', `banners/${banner.banner_id}`))
  }
  return async () => {
    for (const one of back) await one()
  }
}

test(
  'markup in a text of the staff is shown as text, on every page that shows it',
  tagged('full', 'any-width'),
  async ({ page, site }) => {
    test.setTimeout(240_000)
    const call = await headOffice(site)
    const schema = await bodyOf(site, 'POST contents')
    const kinds = KINDS.map(([kind]) => kind)
    expect(kinds.toSorted()).toEqual(schema.properties?.content_type?.enum?.toSorted())
    const undo = await mark(call, site)
    const made: number[] = []
    const pages = ['/company/shop', '/company/shop/001', '/baibai/shop/001', '/contact', '/sitemap']
    for (const [kind, where] of KINDS) {
      const { content } = await call('POST', 'contents', {
        ...markedBody(schema, given(kind)),
        body: BODY,
      })
      expect(content.body).not.toMatch(/<(script|iframe|svg|img)|\son\w+=|javascript:/)
      made.push(content.content_id)
      pages.push(...where(content.content_id))
    }
    try {
      for (const path of pages) {
        const isShown = async () => {
          await page.goto(site.url(path))
          const html = await page.evaluate(() => document.documentElement.outerHTML)
          return html.includes(SHOWN)
        }
        await expect.poll(isShown, { message: `${path} shows the text` }).toBe(true)
        expect({ path, injected: await injected(page) }).toEqual({ path, injected: [] })
      }
      for (const path of ['/feeds/news.xml', '/sitemap.xml']) {
        const text = await (await fetch(site.url(path))).text()
        expect(text).not.toContain('<img src=x')
      }
    } finally {
      for (const id of made) await call('DELETE', `contents/${id}`)
      await undo()
    }
  },
)

test(
  'markup that a visitor sends is shown as text to the staff, and in their mails',
  tagged('full', 'any-width'),
  async ({ page, site }) => {
    const { date, slots } = await freeDay(site)
    const visit = { date, time: slots[0]?.time ?? '' }
    const { email, receiptNo } = await bookVisit(site, visit, { name: MARK, body: LONG })
    await signIn(page, site, '/inbox', await officeColleague(site))
    const read = async (text = MARK) => {
      await expect(page.getByText(text).first()).toBeVisible()
      expect({ at: page.url(), injected: await injected(page) }).toEqual({
        at: page.url(),
        injected: [],
      })
    }
    await read()
    await page.getByRole('link', { name: MARK }).first().click()
    await read(LONG)
    await page.getByText('社内メモ', { exact: true }).click()
    await page.getByRole('textbox', { name: '社内メモ' }).fill(`メモ ${LONG}`)
    await page.getByRole('button', { name: 'メモを残す' }).click()
    await read(`メモ ${LONG}`)

    await page.goto(await staffUrl(site, `/calendar?shop=${COLLEAGUE.tenpoNo}&day=${date}`))
    await read()
    await page
      .getByRole('region', { name: /の予約$/ })
      .getByRole('link', { name: MARK })
      .click()
    await expect(page).toHaveURL(/open=/)
    await read()
    // Others may wait longer than they: the visits of the day are shown whole.
    await moveToToday(site, receiptNo)
    await page.goto(await staffUrl(site))
    await read()
    await page.goto(await staffUrl(site, '/mails'))
    await expect(page.getByText(email).first()).toBeVisible()
    expect(await injected(page)).toEqual([])
    const { html } = await mailAbout(site, email, '予約')
    expect(html).toContain(SHOWN)
    expect(html).not.toMatch(RAW)
  },
)
