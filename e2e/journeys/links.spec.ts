import { expect, test } from '../support/test.ts'

/**
 * Addresses of a kind that are asked for, by whether they have conditions. Conditions of a search
 * make more addresses than anybody can visit; whatever is wrong with one of a kind is wrong with many.
 */
const OF_A_KIND = { without: 150, with: 15 }

const AT_A_TIME = 4

test('no link of the site leads nowhere @full', async ({ site, request }, { project }) => {
  test.skip(project.name === 'phone', 'the HTML is the same at every width')
  test.setTimeout(900_000)
  const crawl = new Crawl(site.url())
  for (const path of ['/', '/baibai', '/sitemap', '/baibai/sitemap']) crawl.found(site.url(), path)
  const faults: string[] = []
  const visit = async ({ url, from }: Link) => {
    const answer = await request.get(url, { maxRedirects: 0 })
    if (answer.status() !== 200) {
      faults.push(`${answer.status()} ${url}, linked on ${from}`)
      return
    }
    const html = await answer.text()
    // Playwright keeps what it has read until it is told not to.
    await answer.dispose()
    for (const href of linksOf(html)) {
      const id = decodeURIComponent(/^#(.+)/.exec(href)?.[1] ?? '')
      if (id && !html.includes(`id="${id}"`)) faults.push(`${href} is not on ${url}`)
      crawl.found(url, href)
    }
  }
  for (let links = crawl.next(); links.length > 0; links = crawl.next()) {
    await Promise.all(links.map(visit))
  }
  console.log(`${crawl.size} addresses of ${crawl.kinds} kinds`)
  expect(faults.slice(0, 50)).toEqual([])
  expect(crawl.size).toBeGreaterThan(1000)
})

/** An address and the page that links to it. */
type Link = { url: string; from: string }

/** Addresses to visit, each once. */
class Crawl {
  readonly #origin: string
  readonly #seen = new Set<string>()
  readonly #counts = new Map<string, number>()
  readonly #waiting: Link[] = []
  size = 0

  constructor(origin: string) {
    this.#origin = new URL(origin).origin
  }

  found(from: string, href: string) {
    const url = new URL(href, from)
    url.hash = ''
    if (url.origin !== this.#origin || this.#seen.has(url.href)) return
    this.#seen.add(url.href)
    const kind = kindOf(url)
    const count = (this.#counts.get(kind) ?? 0) + 1
    this.#counts.set(kind, count)
    if (count > (url.search ? OF_A_KIND.with : OF_A_KIND.without)) return
    this.#waiting.push({ url: url.href, from })
    this.size += 1
  }

  /** Those to visit next, none at the end. */
  next(): Link[] {
    return this.#waiting.splice(0, AT_A_TIME)
  }

  get kinds() {
    return this.#counts.size
  }
}

/** /articles/room/40203/1000012345?x=1 is one of /articles/room/:/:?x, /search/saga-shi of /search/:. */
function kindOf({ pathname, searchParams }: URL): string {
  const [, ...parts] = pathname.split('/')
  const isName = (part: string, index: number) =>
    index === 0 || (index === 1 && !/[\d-]/.test(part))
  const path = parts.map((part, index) => (isName(part, index) ? part : ':')).join('/')
  return `${path}?${[...new Set(searchParams.keys())].sort().join('&')}`
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )
