import { withPostgres } from '@sumai/build/postgres'
import { Client } from 'pg'
import { DESKTOP, PHONE } from '../playwright.config.ts'
import { EVERY_PAGE } from '../support/pages.ts'
import { screenshot } from '../support/screenshot.ts'
import { Site } from '../support/site.ts'
import { test as base, expect, hydrated, tagged } from '../support/test.ts'

type Empty = { site: Site; databaseUrl: string }

/** The second start of a site on a PostgreSQL into which nobody has written anything. */
const test = base.extend<object, { empty: Empty }>({
  empty: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      await withPostgres(async (databaseUrl) => {
        const env = { DATABASE_URL: databaseUrl, DEMO: '' }
        const first = await Site.start(env)
        await first.stop()
        const site = await Site.start(env)
        await use({ site, databaseUrl })
        await site.stop()
      })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

/** Numbers of nothing, in the form that each route asks for. */
const NUMBERS: Record<string, string> = { cityid: '40203', id: '1', catid: '1' }

/** Where those routes lead that show something only when they are told what. */
const REDIRECTS: [string, string][] = [
  ['/maintenance', '/'],
  ['/articles/room', '/search'],
  ['/news/category', '/news'],
  ['/oshiete/category', '/oshiete'],
  ['/contact/thanks', '/contact'],
  ['/property/thanks', '/property'],
  ['/property-building', '/articles/building'],
  ['/property-building/thanks', '/articles/building'],
  ['/request/thanks', '/request'],
  ['/reservation/thanks', '/reservation'],
  ['/owner/seminar/apply', '/owner/seminar'],
  ['/owner/seminar/apply/thanks', '/owner/seminar'],
  ['/baibai/articles/room', '/baibai/search'],
  ['/baibai/news/category', '/baibai/news'],
  ['/baibai/oshiete/category', '/baibai/oshiete'],
  ['/baibai/contact/thanks', '/baibai/contact'],
  ['/baibai/property/thanks', '/baibai/property'],
  ['/baibai/reservation/thanks', '/baibai/reservation'],
  ['/baibai/satei/thanks', '/baibai/satei'],
  ['/baibai/mail-magazine/thanks', '/baibai/mail-magazine'],
]

/** What stands where a list would be. */
const LISTS: [string, string][] = [
  ['/', 'ただいま掲載中の部屋はありません'],
  ['/search', 'ただいま掲載中の部屋はありません'],
  ['/search/kurume-shi', '条件に合う部屋が見つかりませんでした'],
  ['/articles', 'ご紹介できる建物はまだありません'],
  ['/articles/building', 'ご紹介できる建物はまだありません'],
  ['/company/shop', '店舗のご案内を準備しています'],
  ['/news', 'お知らせはまだありません'],
  ['/oshiete', 'Q&Aはまだありません'],
  ['/info', '街の情報はまだありません'],
  ['/owner/seminar', '次のセミナーの日程は、決まりしだいこのページでご案内します。'],
  ['/reservation', 'ご予約はお電話で承ります。'],
  ['/baibai', 'ただいま掲載中の物件はありません'],
  ['/baibai/search', 'ただいま掲載中の物件はありません'],
  ['/baibai/search/kurume-shi', '条件に合う物件が見つかりませんでした'],
  ['/baibai/search_invest', 'ただいま掲載中の投資用物件はありません'],
  ['/baibai/tateuri/list', 'ただいま販売中の分譲地はありません'],
  ['/baibai/customer', 'お客様の声はまだありません'],
  ['/baibai/sales', '最近30日にはありませんでした'],
  ['/baibai/shop', '店舗のご案内を準備しています'],
  ['/baibai/news', 'お知らせはまだありません'],
  ['/baibai/oshiete', 'Q&Aはまだありません'],
  ['/baibai/reservation', 'ご予約はお電話で承ります。'],
]

test(
  'a PostgreSQL gets the facts of the region and not one row of the demo',
  tagged('api'),
  async ({ empty }) => {
    const client = new Client(empty.databaseUrl)
    await client.connect()
    const count = async (table: string) =>
      Number((await client.query(`select count(*) from ${table}`)).rows[0].count)
    const demo = ['chintai_rooms', 'tatemono', 'baibai_rooms', 'shops', 'staffs', 'contents']
    for (const table of [...demo, 'seminar_sessions', 'banners', 'demo_data']) {
      expect(await count(table), table).toBe(0)
    }
    expect(await count('cities')).toBe(36)
    expect(await count('stations')).toBeGreaterThan(100)
    expect(await count('schools where shisetsu_type in (4, 5)')).toBe(0)
    expect(await count('schools')).toBeGreaterThan(20)
    await client.end()
  },
)

test(
  'every page answers, and what is not there is not found',
  tagged('api'),
  async ({ empty, request }) => {
    for (const { name } of EVERY_PAGE) {
      const address = name.replaceAll(/:(\w+)/g, (_, parameter) => NUMBERS[parameter] ?? '')
      const answer = await request.get(empty.site.url(address))
      expect(answer.status(), address).toBe(/:(id|catid)$/.test(name) ? 404 : 200)
    }
    for (const [address, target] of REDIRECTS) {
      const answer = await request.get(empty.site.url(address), { maxRedirects: 0 })
      expect([301, 302], address).toContain(answer.status())
      expect(answer.headers().location, address).toBe(target)
    }
  },
)

/** In `npm test`. */
const QUICK: string[] = ['/', '/search', '/baibai/search_invest', '/news']

for (const [address, words] of LISTS) {
  test(
    `${address} says that there is nothing yet, and whom to call`,
    QUICK.includes(address) ? tagged('api') : tagged('api'),
    async ({ empty, quiet }) => {
      await quiet.goto(empty.site.url(address))
      await hydrated(quiet)
      const main = quiet.getByRole('main')
      await expect(main.getByText(words).first()).toBeVisible()
      await expect(main.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
      expect(await quiet.evaluate(emptyParts)).toEqual([])
      for (const size of [PHONE, DESKTOP]) {
        await quiet.setViewportSize(size)
        await screenshot(quiet, `empty ${address} ${size.width}`, { fullPage: true })
      }
    },
  )
}

/** Headings over nothing, and lists without entries. */
const emptyParts = () =>
  [...document.querySelectorAll<HTMLElement>('section, ul, ol, dl, select')]
    .filter((part) => {
      const heading = part.querySelector<HTMLElement>('h2, h3')?.textContent ?? ''
      const says = part.textContent?.replace(heading, '').trim()
      return part.checkVisibility() && says === '' && !part.querySelector('input, svg, img')
    })
    .map((part) => part.outerHTML.slice(0, 200))
