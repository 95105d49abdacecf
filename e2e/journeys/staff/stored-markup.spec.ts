import type { Page } from '@playwright/test'
import { headOffice } from '../../support/head-office.ts'
import { expect, tagged, test } from '../../support/test.ts'

/** Ends a tag, an attribute, a comment and a script, and would run; short enough for every field. */
const MARK = '"><img src=x onerror=xss()>'
const LONG = `${MARK}</script><script>xss()</script><svg onload=xss()>'--><a href="javascript:xss()">x</a>`

type Call = Awaited<ReturnType<typeof headOffice>>

/** What is on a page that only a stored text can have brought. */
const injected = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    const handlers = all.filter((it) => [...it.attributes].some(({ name }) => /^on/.test(name)))
    const links = [...document.querySelectorAll('a')].filter((it) => /^javascript:/.test(it.href))
    const scripts = [...document.scripts].filter(
      (it) => !/json/.test(it.type) && it.text.includes('xss()'),
    )
    return [...handlers, ...links, ...scripts].map((it) => it.outerHTML.slice(0, 200))
  })

const article = (content_type: string, more: object = {}) => ({
  content_type,
  content_status: 'public',
  title: LONG.slice(0, 100),
  body: `<h2>${LONG}</h2><p onclick="xss()">本文 ${LONG}</p><iframe src="javascript:xss()"></iframe>`,
  summary: LONG.slice(0, 120),
  tag_name: MARK,
  answer_short: LONG.slice(0, 200),
  customer_initial: MARK.slice(0, 10),
  customer_type: 'buy',
  city_code: '40203',
  staff_reply: LONG,
  speaker: { name: MARK, profile: LONG },
  sessions: [
    {
      session_no: 1,
      start_at: '2030-02-01T13:00:00+09:00',
      end_at: '2030-02-01T15:00:00+09:00',
      venue_name: LONG.slice(0, 100),
      address: LONG.slice(0, 120),
      online_url: null,
      capacity: 20,
      apply_deadline: '2030-01-31T18:00:00+09:00',
    },
  ],
  ...more,
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

/** Every text of a shop, its people and a banner; what they were comes back afterwards. */
async function mark(call: Call) {
  const { shop } = await call('GET', 'shops/001')
  const { staff } = await call('GET', 'staffs/000103')
  const texts = {
    tenpo_name: LONG.slice(0, 40),
    tenpo_kana: LONG.slice(0, 60),
    address: LONG.slice(0, 120),
    tel: MARK.slice(0, 13),
    fax: MARK.slice(0, 13),
    free_dial: MARK.slice(0, 13),
    teikyu_label: LONG.slice(0, 60),
    holidays: [{ from: '01-01', to: '12-31', label: MARK }],
    access: LONG,
    comment: LONG,
    features: [MARK],
    menkyo_no: MARK,
    kameidantai: LONG.slice(0, 120),
  }
  const person = {
    name: LONG.slice(0, 40),
    name_kana: LONG.slice(0, 40),
    yakushoku: MARK.slice(0, 20),
    shikaku: [MARK],
    tokui: [MARK],
    shushin: MARK.slice(0, 20),
    shumi: LONG.slice(0, 40),
    message: LONG.slice(0, 300),
    languages: [MARK.slice(0, 20)],
  }
  const changed = await call('PUT', 'shops/001', { version: shop.version, ...texts })
  const after = await call('PUT', 'staffs/000103', { version: staff.version, ...person })
  const banners: number[] = []
  for (const banner_type of ['chintai_top', 'baibai_top', 'owner_top']) {
    const body = { banner_type, title: LONG.slice(0, 60), alt: LONG.slice(0, 100) }
    const { banner } = await call('POST', 'banners', {
      ...body,
      image_pc: '/media/hero/hero-street',
      link_url: '/search',
    })
    banners.push(banner.banner_id)
  }
  return async () => {
    await call('PUT', 'shops/001', { ...shop, version: changed.shop.version })
    await call('PUT', 'staffs/000103', { ...staff, version: after.staff.version })
    for (const id of banners) await call('DELETE', `banners/${id}`)
  }
}

test(
  'markup in a text of the staff is shown as text, on every page that shows it',
  tagged('full', 'any-width'),
  async ({ page, site }) => {
    test.setTimeout(240_000)
    const call = await headOffice(site)
    const undo = await mark(call)
    const made: number[] = []
    const pages = ['/company/shop', '/company/shop/001', '/baibai/shop/001', '/contact', '/sitemap']
    for (const [kind, where] of KINDS) {
      const { content } = await call('POST', 'contents', article(kind))
      expect(content.body).not.toMatch(/<(script|iframe|svg|img)|\son\w+=|javascript:/)
      made.push(content.content_id)
      pages.push(...where(content.content_id))
    }
    try {
      for (const path of pages) {
        const isShown = async () => {
          await page.goto(site.url(path))
          return page.evaluate(() => document.documentElement.outerHTML.includes('&lt;img src=x'))
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
