/**
 * `npm run bench`: measures the production build on this machine and prints our figures beside
 * limits taken in the same run. Bytes, requests and CLS do not depend on the machine; compare CPU
 * as a ratio.
 */
import { cpus, loadavg } from 'node:os'
import { findChromium } from '@sumai/build/chromium'
import { build } from '@sumai/build/commands/build'
import { chromium } from 'playwright'
import { bareReact } from './bare-react.ts'
import { cpuPerPage } from './cpu.ts'
import { measurePage } from './page.ts'
import { startSite } from './site.ts'
import { printTable } from './table.ts'

/** KB of JavaScript, brotli, that the results page may need until it is hydrated. */
const JS_LIMIT = 110

await build()
const site = await startSite()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await measurePage(browser, `${site.url('shell')}/search`)
  // Every page of the list is rendered for the first time: none of them is cached.
  const ours = await cpuPerPage(
    site.pid('shell'),
    Array.from({ length: 150 }, (_, index) => `${site.url('shell')}/search?page=${index + 2}`),
  )
  const cached = await cpuPerPage(
    site.pid('shell'),
    Array.from({ length: 2000 }, () => `${site.url('shell')}/search`),
  )
  const bare = await bareReact(page.tree, 300)

  console.log(`\n/search, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`)
  printTable([
    ['', 'ours', 'limit'],
    ['JavaScript until hydrated, KB br', page.jsKb.toFixed(1), `${JS_LIMIT}`],
    ['requests until hydrated', `${page.requests}`, ''],
    ['CSS, KB inlined (raw)', page.cssKb.toFixed(1), ''],
    ['HTML, KB br', page.htmlKb.toFixed(1), ''],
    ['HTML, KB raw', page.htmlRawKb.toFixed(1), ''],
    ['CLS', page.cls.toFixed(3), '0'],
    ['CPU ms a page, uncached', ours.toFixed(2), `${bare.toFixed(2)} bare React`],
    ['  as a ratio', (ours / bare).toFixed(2), '1'],
    ['CPU ms a page, cached', cached.toFixed(3), ''],
    ['  as a ratio', (cached / bare).toFixed(3), '1'],
  ])
  if (page.jsKb > JS_LIMIT || page.cls > 0) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}
