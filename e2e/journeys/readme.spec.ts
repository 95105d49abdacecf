import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../playwright.config.ts'
import { addressOf } from '../support/pages.ts'
import type { Site } from '../support/site.ts'
import { expect, hydrated, tagged, test } from '../support/test.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const DESK = 'docs/pictures/desk.jpg'
const PHONES = 'docs/pictures/phones.jpg'
/** Bytes of both together. */
const MOST_BYTES = 300_000

const ROOM = { name: '/articles/room/:cityid/:id', on: '/search' }
const TOWN = { name: '/info/:id', on: '/info' }
const LOOK = { type: 'jpeg', quality: 72 } as const

test(
  'README shows the site in two pictures',
  tagged('any-width'),
  async ({ browser, site, request }, { project }) => {
    if (process.env.SHOTS && project.name === 'phone') {
      const room = await addressOf(ROOM, site, request)
      const town = await addressOf(TOWN, site, request)
      const desk = await opened(browser, site, '/', DESKTOP)
      await settled(desk)
      await desk.screenshot({ ...LOOK, path: path.join(ROOT, DESK) })
      const shots = []
      for (const address of ['/search/fukuoka-area', room, town]) {
        const phone = await opened(browser, site, address, PHONE)
        shots.push((await settled(phone)).toString('base64'))
      }
      const table = await browser.newPage({ viewport: DESKTOP })
      await table.setContent(sideBySide(shots))
      await table.locator('body').screenshot({ ...LOOK, path: path.join(ROOT, PHONES) })
      await Promise.all([desk, table].map((page) => page.close()))
    }
    const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8')
    const sizes = [DESK, PHONES].map((file) => {
      expect(readme).toContain(`](${file})`)
      return statSync(path.join(ROOT, file)).size
    })
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_BYTES)
  },
)

type Size = typeof DESKTOP

async function opened(browser: Browser, site: Site, address: string, viewport: Size) {
  const page = await browser.newPage({ viewport, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  await page.goto(site.url(address))
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return page
}

/** A picture that is the same as the one before it: what comes late has come. */
async function settled(page: Page): Promise<Buffer> {
  let before: Buffer = Buffer.alloc(0)
  for (;;) {
    const now = await page.screenshot({ type: 'png' })
    if (now.equals(before)) return now
    before = now
  }
}

const sideBySide = (pictures: readonly string[]) => `
  <body style="display:flex;gap:36px;margin:0;padding:24px;width:max-content;background:#eef5ec">
    ${pictures
      .map(
        (png) => `<img src="data:image/png;base64,${png}" width="390" style="border-radius:24px">`,
      )
      .join('')}
  </body>`
