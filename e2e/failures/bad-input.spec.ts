import { once } from 'node:events'
import { get } from 'node:http'
import { addressOf, PAGES } from '../support/pages.ts'
import { expect, hydrated, tagged, test } from '../support/test.ts'

for (const [path, status] of [
  ['/search/no-such-place', 404],
  ['/search/kurume-shi/castle', 404],
  ['/baibai/search/no-such-place', 404],
  ['/no/such/page', 404],
  ['/baibai/no-such-page', 404],
  ['/articles/room/40203/9999999999', 404],
  ['/articles/room/40203/%00', 404],
  ['/baibai/articles/room/40203/9999999999', 404],
  ['/search?hy_yachin_max=abc', 400],
  ['/baibai/search?kakaku_min=abc', 400],
  ['/search?page=0', 400],
  ['/search?page=-1', 400],
  ['/search?limit=7', 400],
] as const) {
  test(`${path} answers ${status} with an error page`, async ({ request, site }) => {
    const answer = await request.get(site.url(path))
    expect(answer.status()).toBe(status)
    const html = await answer.text()
    expect(html).toContain(`<title>${status}エラー`)
    expect(html).toContain('トップページへ戻る')
  })
}

test('an error page shows the way home', async ({ page, site }) => {
  await page.goto(site.url('/search/no-such-place'))
  await hydrated(page)
  await expect(page).toHaveTitle(/^404エラー/)
  await expect(page.getByRole('link', { name: 'トップページへ戻る' })).toBeVisible()
})

for (const [from, to] of [
  ['/search/mansion/kurume-shi', '/search/kurume-shi/mansion'],
  ['/search/KURUME-SHI', '/search/kurume-shi'],
  ['/search/kurume-shi/', '/search/kurume-shi'],
  ['/baibai/', '/baibai'],
  ['/company/?from=mail', '/company'],
  ['/search/40203', '/search/kurume-shi'],
  ['/baibai/search/sale-condo', '/baibai/search/sale-used-condo'],
  ['/baibai/search/sale-land', '/baibai/search/sale-lot'],
  ['/baibai/search?bukken_kbn[]=ittou', '/baibai/search_invest/ittou'],
  ['/search?hy_yachin_min=90000&hy_yachin_max=30000', '/search'],
] as const) {
  test(`${from} is another address of ${to}`, async ({ request, site }) => {
    const answer = await request.get(site.url(from), { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(new URL(answer.headers().location ?? '', site.url()).pathname).toBe(to)
  })
}

for (const target of ['*', 'ftp://sumai.example/x']) {
  test(`GET ${target} is no request for a page`, async ({ site }) => {
    const { port } = new URL(site.url())
    const [answer] = await once(get({ port, path: target }), 'response')
    expect(answer.resume().statusCode).toBe(400)
  })
}

test('no junk in the address makes a 500', tagged('full'), async ({ request, site }) => {
  const junk = [
    "'",
    '"><script>',
    '%',
    '%E0%A4%A',
    '..%2f',
    '__proto__',
    '١',
    'あ'.repeat(300),
    '%00',
  ]
  for (const entry of PAGES) {
    const path = await addressOf(entry, site, request)
    for (const text of junk) {
      for (const url of [`${path}/${text}`, `${path}?hy_yachin_max=${text}&${text}=1`]) {
        const answer = await request.get(site.url(url), { maxRedirects: 3 })
        expect(answer.status(), url).toBeLessThan(500)
      }
    }
  }
})
