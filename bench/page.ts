import type { Browser } from 'playwright'
import { readTree, type Tree } from './tree.ts'

export type PageFigures = {
  /** Brotli, in KB of 1,000 bytes, of the scripts the page needs until it is hydrated. */
  jsKb: number
  requests: number
  /** KB that came over the network for them. */
  totalKb: number
  /** Of all there is, with what is fetched ahead while the visitor touches nothing. */
  untouched: { requests: number; kb: number }
  cssKb: number
  htmlKb: number
  htmlRawKb: number
  cls: number
  /** Addresses that were fetched more than once. */
  twice: string[]
  tree: Tree
}

const PHONE = { width: 412, height: 823 }

/** Loads a page on a phone's width and counts what it took until React had taken it over. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const sizes = new Map<string, number>()
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  )
  const requests: { id: string; type: string; url: string; bytes: number }[] = []
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    requests.push({
      id: requestId,
      type,
      url: response.url,
      bytes: Number(response.headers['content-length'] ?? 0),
    }),
  )
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const answer = await page.goto(url)
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
  const needed = new Set<string>(
    await page.evaluate(() =>
      JSON.parse(document.getElementById('late')?.textContent ?? '[]').map(
        ({ src, href }: { src?: string; href: string }) => new URL(src ?? href, location.href).href,
      ),
    ),
  )
  await page.waitForTimeout(1500)
  const unseen = [...needed].filter((file) => !requests.some(({ url: asked }) => asked === file))
  if (needed.size === 0 || unseen.length > 0)
    throw new Error(`${url} names no late scripts or did not fetch them: ${unseen.join(' ')}`)
  const scripts = requests.filter(
    ({ type, url: script }) => type === 'Script' && needed.has(script),
  )
  // Its own styles stand in the HTML: a stylesheet is one of another page, fetched ahead.
  const untilHydrated = requests.filter(
    ({ type, url: file }) =>
      needed.has(file) || !(type === 'Script' || type === 'Stylesheet' || file.startsWith('data:')),
  )
  await page.waitForLoadState('networkidle')
  const untouched = requests.filter(({ url: file }) => !file.startsWith('data:'))
  const html = requests.find(({ type }) => type === 'Document')
  const kb = (bytes: number) => bytes / 1000
  const sentKb = (of: typeof requests) =>
    kb(of.reduce((sum, { id }) => sum + (sizes.get(id) ?? 0), 0))
  const figures = {
    jsKb: kb(scripts.reduce((sum, { bytes }) => sum + bytes, 0)),
    requests: untilHydrated.length,
    totalKb: sentKb(untilHydrated),
    untouched: { requests: untouched.length, kb: sentKb(untouched) },
    cssKb: kb(
      await page.evaluate(() =>
        [...document.querySelectorAll('style')].reduce(
          (sum, { textContent }) => sum + (textContent?.length ?? 0),
          0,
        ),
      ),
    ),
    htmlKb: kb(sizes.get(html?.id ?? '') ?? 0),
    htmlRawKb: kb((await answer?.body())?.length ?? 0),
    cls: await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum),
    twice: requests.map(({ url }) => url).filter((file, index, all) => all.indexOf(file) !== index),
    tree: await page.evaluate(readTree),
  }
  await context.close()
  return figures
}
