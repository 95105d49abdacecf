import { Cluster } from '@sumai/build/cluster'
import { expect, hydrated, test } from '../support/test.ts'

test.describe('two shells and two APIs behind nginx, on PostgreSQL @full', () => {
  test.describe.configure({ timeout: 300_000 })
  let cluster: Cluster
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    cluster = await Cluster.start({
      RATE_GET: '0',
      PAGES_PER_MINUTE: '0',
      PAGES_AT_ONCE: '0',
      RATE_GET_BURST: '0',
      RATE_MAPS: '0',
      RATE_PLANS: '0',
      PAGE_EXTRA_MS: '5000',
      PAGE_DEADLINE_MS: '10000',
    })
  })
  test.afterAll(() => cluster?.stop())

  test('serve the site, which hydrates', async ({ quiet }) => {
    await quiet.goto(`${cluster.url}/search`)
    await hydrated(quiet)
    await expect(quiet.getByRole('heading', { level: 1 })).toContainText('賃貸')
  })

  for (const name of ['shell', 'api'] as const) {
    test(`a ${name} that is told to stop under load fails nobody`, async () => {
      const statuses = new Map<number | string, number>()
      let running = true
      const visitor = async (number: number) => {
        for (let page = 1; running; page++) {
          const url = `${cluster.url}/search?page=${((page + number * 7) % 60) + 1}`
          const status = await fetch(url, { signal: AbortSignal.timeout(20_000) }).then(
            async (answer) => {
              await answer.arrayBuffer()
              return answer.status
            },
            (error: Error) => error.message,
          )
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }
      const visitors = Array.from({ length: 10 }, (_, number) => visitor(number))
      for (const stack of cluster.stacks) {
        // nginx has to have seen that the one before is back: it looks every two seconds.
        await new Promise((resolve) => setTimeout(resolve, 3000))
        await stack.stop(name)
        await new Promise((resolve) => setTimeout(resolve, 1500))
        await stack.start(name)
        await expect.poll(async () => (await fetch(`${stack.url(name)}/readyz`)).ok).toBe(true)
      }
      running = false
      await Promise.all(visitors)
      expect([...statuses.keys()]).toEqual([200])
      expect(statuses.get(200)).toBeGreaterThan(50)
    })
  }
})
