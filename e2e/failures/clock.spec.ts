import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { requireProgram } from '@sumai/build/debian'
import { FORM_TAKES_MS, plainEnquiry } from '../support/plain-enquiry.ts'
import { ReleaseCopy } from '../support/release-copy.ts'
import type { Site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/** What the clock of the machine says from one moment to the next, and by how many hours it is wrong. */
const CLOCKS = { '-1h': -1, '+1h': 1, '+365d': 365 * 24, '+0': 0 }

test.describe('a clock that jumps while the site runs @full', () => {
  let copy: ReleaseCopy
  let setClock: (offset: string) => void
  let faked: NodeJS.ProcessEnv
  test.beforeAll(async ({ site }) => {
    const file = path.join(site.dataDir, 'clock')
    setClock = (offset) => writeFileSync(file, offset)
    setClock('+0')
    const library = await requireProgram(LIBRARY, 'libfaketime')
    faked = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }
    copy = new ReleaseCopy('baibai')
    await site.change({ shell: faked, api: faked, baibai: { DIST: copy.dist } })
  })
  test.afterAll(async ({ site }) => {
    await site.restore()
    copy.remove()
  })

  const statusOf = async (site: Site, address: string, init?: RequestInit) =>
    (await fetch(site.url(address), { redirect: 'manual', ...init })).status

  async function hoursWrong(site: Site): Promise<number> {
    const { headers } = await fetch(site.url('/livez'))
    return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 3_600_000)
  }

  let asked = 0
  function unseen(address: string): string {
    asked += 1
    return `${address}?unseen=${asked}`
  }

  for (const [offset, hours] of Object.entries(CLOCKS)) {
    test(`by ${offset}: pages, an enquiry, and a pause of the API`, async ({ site }) => {
      const form = await (await fetch(site.url('/contact'))).text()
      setClock(offset)
      await expect.poll(() => hoursWrong(site)).toBeCloseTo(hours)
      for (const address of ['/', '/search', '/baibai', unseen('/search'), unseen('/baibai')]) {
        expect(await statusOf(site, address), address).toBe(200)
      }
      await pause(FORM_TAKES_MS)
      expect(await statusOf(site, '/contact', plainEnquiry(site, form, offset))).toBe(303)

      await site.stack.stop('api')
      await expect.poll(() => statusOf(site, unseen('/search'))).toBe(503)
      expect(await statusOf(site, '/search')).toBe(200)
      await site.stack.start('api', faked)
      await expect.poll(() => statusOf(site, unseen('/search'))).toBe(200)
    })
  }

  test('a release that was made in the meantime is taken when the clock is right', async ({
    site,
  }) => {
    setClock('-1h')
    const next = copy.prepend(`node/${copy.first.node.entry}`, '/* next */')
    copy.point(next)
    await site.said(/baibai: release refused, it is dated in the future/)
    expect(await statusOf(site, unseen('/baibai'))).toBe(200)
    setClock('+0')
    copy.point(next)
    await site.said(new RegExp(`baibai: release ${next.build} is live`))
  })
})
