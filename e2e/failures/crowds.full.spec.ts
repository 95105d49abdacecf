import { setTimeout as pause } from 'node:timers/promises'
import { Crowd } from '../support/crowd.ts'
import { percentiles } from '../support/percentiles.ts'
import { FORM_TAKES_MS, plainEnquiry } from '../support/plain-enquiry.ts'
import type { Site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** Of one office, whose people all have the same address. */
const OFFICE = 20
/** A crawler that behaves. */
const PAGES_A_SECOND = 5
const CRAWL_SECONDS = process.env.TEST_FULL ? 300 : 5
/** Programs that read all files for search engines again and again, and for how many ms. */
const READERS = 8
const READ_FOR = process.env.TEST_FULL ? 20_000 : 2000

const textOf = async (url: string): Promise<string> => {
  const answer = await fetch(url)
  expect(answer.status, url).toBe(200)
  return answer.text()
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] as string)

/** Addresses of rooms, from the files for search engines. */
async function roomPages(site: Site, count: number): Promise<string[]> {
  const files = locations(await textOf(site.url('/sitemap.xml')))
  const all = (await Promise.all(files.map(async (file) => locations(await textOf(file))))).flat()
  const rooms = all.filter((url) => new URL(url).pathname.startsWith('/articles/room/'))
  expect(rooms.length).toBeGreaterThanOrEqual(count)
  return rooms.slice(0, count)
}

test.describe('crowds behind one address, by default limits', () => {
  test.beforeAll(({ site }) => site.changeToDefaultLimits())
  test.afterAll(({ site }) => site.restore())

  test('two hundred rooms within a minute are shown', async ({ site }) => {
    const statuses = new Set<number>()
    const begun = performance.now()
    for (const url of await roomPages(site, 200)) {
      const answer = await fetch(url)
      await answer.arrayBuffer()
      statuses.add(answer.status)
    }
    expect(performance.now() - begun).toBeLessThan(60_000)
    expect([...statuses]).toEqual([200])
  })

  test('a crawler that takes five pages a second is served for as long as it likes', async ({
    site,
  }) => {
    test.setTimeout((CRAWL_SECONDS + 120) * 1000)
    const statuses = new Set<number>()
    const count = CRAWL_SECONDS * PAGES_A_SECOND
    const visits: Promise<void>[] = []
    const visit = async (url: string) => {
      const answer = await fetch(url)
      await answer.arrayBuffer()
      statuses.add(answer.status)
    }
    for (const url of await roomPages(site, count)) {
      visits.push(visit(url))
      await pause(1000 / PAGES_A_SECOND)
    }
    await Promise.all(visits)
    expect(visits).toHaveLength(count)
    expect([...statuses]).toEqual([200])
  })

  test('twenty people of one office all get their receipts', async ({ site }) => {
    const form = site.url('/contact')
    const opened = await Promise.all(Array.from({ length: OFFICE }, () => textOf(form)))
    await pause(FORM_TAKES_MS)
    const answers = await Promise.all(
      opened.map((page, person) => fetch(form, plainEnquiry(site, page, `office-${person}`))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: OFFICE }, () => 303))
  })

  test('files for search engines that eight programs read all the time slow no page down', async ({
    site,
  }) => {
    const files = [site.url('/sitemap.xml'), ...locations(await textOf(site.url('/sitemap.xml')))]
    await textOf(site.url('/'))
    const readers = new Crowd(READERS, files)
    const times: number[] = []
    const until = performance.now() + READ_FOR
    while (performance.now() < until) {
      const begun = performance.now()
      await textOf(site.url('/'))
      times.push(performance.now() - begun)
      // Fewer than one address may ask for in a minute.
      await pause(120)
    }
    const statuses = await readers.end()
    expect(Object.keys(statuses)).toEqual(['200'])
    const { p50, p95 } = percentiles(times)
    console.log(
      `a kept page beside ${READERS} readers of ${files.length} files: p50 ${p50} ms, p95 ${p95} ms`,
    )
  })
})
