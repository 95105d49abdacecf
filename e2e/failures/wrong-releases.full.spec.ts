import { setTimeout as pause } from 'node:timers/promises'
import { ReleaseCopy } from '../support/release-copy.ts'
import type { Site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import {
  FAULT_PAGE,
  WRONG_AT_ONCE,
  WRONG_ON_A_PAGE,
  WRONG_PAGES,
  withFault,
} from '../support/wrong-releases.ts'

/**
 * ms within which a site must be back on its last good release. On a quiet machine it takes less than
 * ten seconds, three silences of two seconds among them.
 */
const BACK_WITHIN = 30_000

/** These run in `npm test`, for one site; all of them for both in `npm run test:full`. */
const QUICK = ['throws while it renders']

const SITES = {
  chintai: { top: '/', other: '/baibai' },
  baibai: { top: '/baibai/', other: '/' },
} as const

type Status = { live: string | null; quarantined: Record<string, string> }

/** Nobody has asked for this address before, so that no kept page answers. */
let asked = 0
function unseen(path: string): string {
  asked += 1
  return `${path}?unseen=${asked}`
}

/** ms within which every request is answered: the deadline of a page in tests, and the patience for a renderer after it. */
const ANSWERED_WITHIN = 40_000

const statusOf = async (site: Site, url: string) =>
  (await fetch(site.url(url), { signal: AbortSignal.timeout(ANSWERED_WITHIN) })).status

for (const name of ['chintai', 'baibai'] as const) {
  const { top, other } = SITES[name]
  const own = top.replace(/(?<=.)\/$/, '')
  test.describe(`a release of ${name}, signed and wrong:`, () => {
    let copy: ReleaseCopy
    let shell: number
    test.beforeAll(async ({ site }) => {
      copy = new ReleaseCopy(name)
      await site.change({ [name]: { DIST: copy.dist } })
      shell = site.stack.pid('shell')
    })
    test.afterAll(async ({ site }) => {
      await site.restore()
      copy.remove()
    })

    const status = async (site: Site): Promise<Status> =>
      (await (await fetch(site.url('/releases.json'))).json())[name]
    const isLive = (site: Site, build: string) =>
      expect.poll(async () => (await status(site)).live, { timeout: BACK_WITHIN }).toBe(build)

    test.beforeEach(async ({ site }) => {
      copy.back()
      await isLive(site, copy.first.build)
    })
    test.afterEach(async ({ site }) => {
      // The way back is always open.
      copy.back()
      await isLive(site, copy.first.build)
      expect(await statusOf(site, unseen(own))).toBe(200)
      expect(site.stack.pid('shell')).toBe(shell)
      await expect.poll(() => site.renderers(), { timeout: BACK_WITHIN }).toBe(2)
    })

    /** Visitors of the other site, until `until` has ended; all of them must be served. */
    async function whileOthersVisit(site: Site, until: () => Promise<void>): Promise<void> {
      let isOver = false
      const others = (async () => {
        const statuses = new Set<number>()
        while (!isOver) {
          statuses.add(await statusOf(site, unseen(other)))
          await pause(20)
        }
        return [...statuses]
      })()
      try {
        await until()
      } finally {
        isOver = true
      }
      expect(await others).toEqual([200])
    }

    function release(site: Site, fault: string) {
      const port = Number(new URL(site.url()).port)
      const wrong = copy.edit(`node/${copy.first.node.entry}`, /$/, withFault(top, fault, port))
      copy.point(wrong)
      return wrong
    }

    const tagOf = (what: string) => (name === 'chintai' && QUICK.includes(what) ? '' : ' @full')

    for (const [what, fault] of Object.entries(WRONG_AT_ONCE)) {
      test(`it ${what}${tagOf(what)}`, async ({ site }) => {
        const before = site.log().length
        await whileOthersVisit(site, async () => {
          const { build } = release(site, fault)
          await site.said(
            new RegExp(`${name}: (release refused|${build} is in quarantine)`),
            before,
            BACK_WITHIN,
          )
          await isLive(site, copy.first.build)
          expect(await statusOf(site, unseen(own))).toBe(200)
        })
      })
    }

    for (const [what, fault] of Object.entries(WRONG_ON_A_PAGE)) {
      test(`it ${what}${tagOf(what)}`, async ({ site }) => {
        const { build } = release(site, fault)
        await isLive(site, build)
        await whileOthersVisit(site, async () => {
          const begun = performance.now()
          while ((await status(site)).live === build) {
            expect(performance.now() - begun).toBeLessThan(BACK_WITHIN)
            await statusOf(site, unseen(top + FAULT_PAGE))
            await statusOf(site, unseen(own))
          }
          console.log(`back after ${Math.round(performance.now() - begun)} ms`)
          expect(await status(site)).toMatchObject({
            live: copy.first.build,
            quarantined: { [build]: expect.any(String) },
          })
          expect(await statusOf(site, unseen(own))).toBe(200)
        })
      })
    }

    for (const [what, fault] of Object.entries(WRONG_PAGES)) {
      test(`it ${what}${tagOf(what)}`, async ({ site }) => {
        const { build } = release(site, fault)
        await isLive(site, build)
        await whileOthersVisit(site, async () => {
          const wrongPages = Array.from({ length: 5 }, () =>
            statusOf(site, unseen(top + FAULT_PAGE)),
          )
          expect(await statusOf(site, unseen(own))).toBe(200)
          for (const answer of await Promise.all(wrongPages)) {
            expect(answer).toBeGreaterThanOrEqual(500)
          }
          expect(await statusOf(site, unseen(own))).toBe(200)
        })
        expect((await status(site)).live).toBe(build)
      })
    }
  })
}
