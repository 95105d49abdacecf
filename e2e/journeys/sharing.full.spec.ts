import type { APIRequestContext } from '@playwright/test'
import { addressOf, EVERY_PAGE, type Page } from '../support/pages.ts'
import type { Site } from '../support/site.ts'
import { expect, tagged, test } from '../support/test.ts'

/** Bytes; some messengers show no larger picture. */
const MOST_BYTES = 100_000

const isListing = ({ name }: Page) => /\/articles\/room\/|\/tateuri\/:id/.test(name)

const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''

/** Properties of schema.org whose values are addresses. */
const ADDRESSES = /"(?:url|image|item|logo|mainEntityOfPage|contentUrl)":(\[[^\]]*\]|"[^"]*")/g

function addressesIn(html: string): string[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  return blocks.flatMap(([, json = '']) => {
    expect(JSON.parse(json)).toHaveProperty('@type')
    return [...json.matchAll(ADDRESSES)].flatMap(([, value = '']) => JSON.parse(value))
  })
}

async function pictureOf(html: string, request: APIRequestContext) {
  const answer = await request.get(metaOf(html, 'og:image'))
  return {
    status: answer.status(),
    type: answer.headers()['content-type'],
    bytes: (await answer.body()).length,
  }
}

test(
  'every page tells messengers and search engines what it is, by whole addresses',
  tagged('any-width'),
  async ({ site, request }) => {
    test.setTimeout(240_000)
    for (const entry of EVERY_PAGE) {
      const path = await addressOf(entry, site, request)
      const html = await (await request.get(site.url(path))).text()
      expect(metaOf(html, 'og:title'), path).toMatch(/.{5,}/)
      expect(metaOf(html, 'og:description'), path).toMatch(/.{10,}/)
      expect(metaOf(html, 'og:image'), path).toMatch(startOf(site))
      expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image"')
      const { status, type, bytes } = await pictureOf(html, request)
      expect([path, status, type]).toEqual([path, 200, 'image/jpeg'])
      if (isListing(entry)) {
        expect(metaOf(html, 'og:image'), path).toContain('/media/share/')
        expect(bytes, path).toBeLessThanOrEqual(MOST_BYTES)
      }
      for (const address of addressesIn(html)) expect(address, path).toMatch(/^https?:\/\//)
    }
  },
)

test(
  'what lists news or new homes names its feed, to programs and to people',
  tagged('any-width'),
  async ({ site, request, page }) => {
    for (const [path, feed] of [
      ['/news', '/feeds/news.xml'],
      ['/baibai/news', '/baibai/feeds/news.xml'],
      ['/search/kurume-shi', '/feeds/kurume-shi.xml'],
      ['/baibai/search/saga-shi', '/baibai/feeds/saga-shi.xml'],
    ] as const) {
      await page.goto(site.url(path))
      const named = page.locator('link[rel=alternate][type="application/atom+xml"]')
      await expect(named).toHaveAttribute('href', site.url(feed))
      await expect(page.getByRole('link', { name: 'フィード（Atom）で受け取る' })).toHaveAttribute(
        'href',
        feed,
      )
      expect((await request.get(site.url(feed))).status()).toBe(200)
    }
  },
)

const startOf = (site: Site) => new RegExp(`^${site.url('/')}media/`)
