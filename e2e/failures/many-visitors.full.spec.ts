import type { Site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const LIMITED = { PAGES_PER_MINUTE: '20', TRUSTED_PROXIES: '127.0.0.1' }

test.describe('many visitors at once', () => {
  test.beforeAll(({ site }) => site.change({ shell: LIMITED }))
  test.afterAll(({ site }) => site.restore())

  const visit = (site: Site, path: string, visitor: string) =>
    fetch(site.url(path), { headers: { 'x-forwarded-for': visitor } })

  test('one who asks for too much shuts nobody else out', async ({ site }) => {
    const greedy: number[] = []
    for (let price = 30_000; price < 60_000; price += 1000) {
      greedy.push((await visit(site, `/search?hy_yachin_max=${price}`, '203.0.113.1')).status)
    }
    expect(greedy.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(greedy.slice(20))).toEqual(new Set([429]))
    expect((await visit(site, '/search?hy_yachin_max=90000', '203.0.113.2')).status).toBe(200)
  })

  test('those who open a form at the same moment each get a key of their own', async ({ site }) => {
    const keys = await Promise.all(
      ['203.0.113.3', '203.0.113.4', '203.0.113.5'].map(async (visitor) => {
        const html = await (await visit(site, '/contact', visitor)).text()
        return /name="key" value="([^"]+)"/.exec(html)?.[1]
      }),
    )
    expect(new Set(keys).size).toBe(3)
  })
})
