import type { APIRequestContext } from '@playwright/test'
import type { Site } from '../support/site.ts'
import { expect, tagged, test } from '../support/test.ts'

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))

async function textOf(request: APIRequestContext, site: Site, path: string) {
  const answer = await request.get(site.url(path), { timeout: 60_000 })
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

/** So many of a file are opened, from its whole length. */
const SAMPLE = 8

test(
  'robots.txt leads to a sitemap of pages that may all be indexed',
  tagged('full'),
  async ({ request, site }) => {
    test.setTimeout(180_000)
    const robots = await textOf(request, site, '/robots.txt')
    const index = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? ''
    expect(index).toBe(site.url('/sitemap.xml'))
    const files = locations(await textOf(request, site, '/sitemap.xml'))
    expect(files.length).toBeGreaterThanOrEqual(4)
    for (const file of files) {
      const urls = locations(await textOf(request, site, new URL(file).pathname))
      expect(urls.length, file).toBeGreaterThan(0)
      expect(urls.length, file).toBeLessThanOrEqual(50_000)
      expect(new Set(urls).size, file).toBe(urls.length)
      const step = Math.max(1, Math.floor(urls.length / SAMPLE))
      for (const url of urls.filter((_, position) => position % step === 0)) {
        const page = await request.get(url, { maxRedirects: 0 })
        expect(page.status(), url).toBe(200)
        const html = await page.text()
        expect(html, url).toContain('<meta name="robots" content="index,follow"')
        expect(html, url).toContain(`<link rel="canonical" href="${url}"`)
      }
    }
  },
)

test('a file that the sitemap does not name is not there', async ({ request, site }) => {
  for (const path of ['/sitemaps/nothing.xml', '/feeds/nowhere.xml', '/feeds/hakata-eki.xml']) {
    expect((await request.get(site.url(path))).status(), path).toBe(404)
  }
})

test('feeds bring the news of a site and the newest listings of a city', async ({
  page,
  request,
  site,
}) => {
  for (const path of [
    '/feeds/news.xml',
    '/feeds/kurume-shi.xml',
    '/baibai/feeds/news.xml',
    '/baibai/feeds/saga-shi.xml',
  ]) {
    const xml = await textOf(request, site, path)
    const { wrong, entries, titles } = await page.evaluate((text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml')
      return {
        wrong: feed.querySelector('parsererror')?.textContent ?? null,
        entries: [...feed.querySelectorAll('entry > link')].map((link) =>
          link.getAttribute('href'),
        ),
        titles: [...feed.querySelectorAll('entry > title')].map((title) => title.textContent),
      }
    }, xml)
    expect(wrong, path).toBeNull()
    expect(entries.length, path).toBeGreaterThan(0)
    expect(
      titles.every((title) => title),
      path,
    ).toBe(true)
  }
  const [room = ''] =
    /http[^"<]*\/articles\/room\/[^"<]*/.exec(
      await textOf(request, site, '/feeds/kurume-shi.xml'),
    ) ?? []
  expect((await request.get(room)).status()).toBe(200)
})

test('the licences of everything that is sent to browsers can be read', async ({
  page,
  request,
  site,
}) => {
  const text = await textOf(request, site, '/licenses.txt')
  for (const notice of [
    'react-dom 19',
    'react-router 8',
    'figtree',
    'SIL OPEN FONT LICENSE',
    'MIT',
  ]) {
    expect(text).toContain(notice)
  }
  await page.goto(site.url('/'))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'ライセンス' })).toHaveAttribute(
    'href',
    '/licenses.txt',
  )
  await expect(footer.getByRole('link', { name: 'ソースコード' })).toBeVisible()
})

test('the site has its mark, for tabs and for home screens', async ({ request, site }) => {
  const manifest = JSON.parse(await textOf(request, site, '/site.webmanifest'))
  expect(manifest.lang).toBe('ja')
  for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }]) {
    const icon = await request.get(site.url(src))
    expect(icon.status(), src).toBe(200)
    expect(icon.headers()['content-type'], src).toMatch(/^image\//)
  }
})
