import { memoryOf } from '@sumai/build/process-family'
import { ReleaseCopy } from '../support/release-copy.ts'
import { expect, test } from '../support/test.ts'

test.describe('releases of the sales remote, one after the other', () => {
  let copy: ReleaseCopy
  test.beforeAll(async ({ site }) => {
    copy = new ReleaseCopy('baibai')
    // Pages that are kept grow to their limit meanwhile, whatever releases do.
    await site.change({ baibai: { DIST: copy.dist }, shell: { PAGE_CACHE_BYTES: '1000000' } })
  })
  test.afterAll(async ({ site }) => {
    await site.restore()
    copy.remove()
  })

  test('five hundred of them, under load, fail nobody and leave no trace in memory @full', async ({
    site,
  }) => {
    test.setTimeout(2_400_000)
    const file = `node/${copy.first.node.entry}`
    const statuses = new Set<number>()
    let isOver = false
    const visitors = Promise.all(
      Array.from({ length: 4 }, async (_, visitor) => {
        for (let visit = 0; !isOver; visit += 1) {
          const { status } = await fetch(site.url(`/baibai?visit=${visitor}-${visit}`))
          statuses.add(status)
        }
      }),
    )
    let releases = 0
    async function release() {
      releases += 1
      const next = copy.prepend(file, `/* release ${releases} */`)
      const before = site.log().length
      copy.point(next)
      await site.said(/baibai: release \w+ is live/, before)
    }
    async function memory(): Promise<number> {
      await expect.poll(() => site.renderers(), { timeout: 60_000 }).toBe(2)
      return memoryOf(site.stack.pid('shell'))
    }
    for (let time = 0; time < 5; time++) await release()
    const before = await memory()
    for (let time = 5; time < 500; time++) await release()
    const after = await memory()
    isOver = true
    await visitors
    console.log(`memory: ${before} MB after 5 releases, ${after} MB after 500`)
    expect([...statuses]).toEqual([200])
    expect(after / before).toBeLessThan(1.1)
  })
})
