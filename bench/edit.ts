import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Checkout } from '@sumai/build/checkout'
import type { Browser } from 'playwright'
import { median } from './figures.ts'
import { get } from './latency.ts'

const COMPONENT = 'apps/chintai/src/pages/search/search-guide.late.tsx'
const PAGE = '/search'
/** A line of the component that is nothing but a text: its page shows it. */
const TEXT = /^ +([ぁ-んァ-ヶー一-龠]+)$/m

/** ms from saving a component: until a browser shows it, and until the server's HTML, asked for then, has it. */
export type Edit = { screen: number; server: number }

/** `npm run dev` in a copy of this checkout; medians of several edits of the page of results. */
export async function editToScreen(browser: Browser, times: number): Promise<Edit> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sumai-bench-'))
  const checkout = new Checkout(dataDir)
  const page = await browser.newPage()
  const edits: Edit[] = []
  const [, text = ''] = TEXT.exec(readFileSync(COMPONENT, 'utf8')) ?? []
  const texts = [text, `変更${text.slice(1)}`] as const
  try {
    await checkout.dev()
    await page.goto(checkout.url(PAGE))
    await page.waitForFunction(() =>
      Object.keys(document.body).some((key) => key.startsWith('__react')),
    )
    for (let n = 0; n <= times; n++) {
      const [before, after] = n % 2 ? [texts[1], texts[0]] : texts
      const saved = performance.now()
      checkout.edit(COMPONENT, before, after)
      const shown = (text: string) => document.body.textContent.includes(text)
      await page.waitForFunction(shown, after, { polling: 'raf' })
      const screen = performance.now() - saved
      while (!(await get(checkout.url(PAGE))).includes(after));
      const server = performance.now() - saved
      // The first edit of a process also loads what edits need.
      if (n > 0) edits.push({ screen, server })
    }
  } finally {
    await page.close()
    await checkout.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    screen: median(edits.map(({ screen }) => screen)) ?? Number.NaN,
    server: median(edits.map(({ server }) => server)) ?? Number.NaN,
  }
}
