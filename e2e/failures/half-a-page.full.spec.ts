import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../support/test.ts'

for (const [what, isCut] of [
  ['stalls', false],
  ['is cut', true],
] as const) {
  test(`half a page is shown when the connection ${what}`, async ({ page, site }) => {
    const whole = await fetch(site.url('/search'))
    const html = Buffer.from(await whole.arrayBuffer())
    const server = createServer((_, answer) => {
      answer.writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': whole.headers.get('content-security-policy') ?? '',
        'content-length': html.length,
      })
      answer.write(html.subarray(0, html.length * 0.6))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = server.address() as AddressInfo
      await page.goto(`http://127.0.0.1:${port}/search`, { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1 })
      await heading.waitFor({ state: 'attached' })
      if (isCut) server.closeAllConnections()
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
        .toBeGreaterThan(0)
      await expect(heading).toBeVisible()
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
}
