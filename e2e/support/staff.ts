import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './accessible.ts'
import { mailsTo } from './mails.ts'
import type { Site } from './site.ts'

const run = promisify(execFile)

/** A member of staff of the demo, who has this address at the agency. */
export const COLLEAGUE = { syainNo: '000101', tenpoNo: '001', email: 'staff000101@example.jp' }

/** The address of one of the staff's screens; they run from the first test that asks on. */
export async function staffUrl(site: Site, path = '/'): Promise<string> {
  if (!site.stack.running().includes('staff')) await site.stack.start('staff')
  const { port } = new URL(site.url('', 'staff'))
  return `http://localhost:${port}${path}`
}

/** Asks for a code by e-mail and enters it; resolves on the first screen. */
export async function signIn(
  page: Page,
  site: Site,
  path = '/',
  email = COLLEAGUE.email,
): Promise<void> {
  await page.goto(await staffUrl(site, path))
  await enterCode(page, site, email)
  await expectInside(page)
}

/** Another one, who works for the head office from the first test on that asks. */
const HEAD_OFFICE = { syainNo: '000102', email: 'honbu@example.jp' }

/** As signIn, with the rights of the head office. */
export async function signInAsHeadOffice(page: Page, site: Site, path = '/'): Promise<void> {
  const { email } = HEAD_OFFICE
  if (codesOf(site, email).length === 0) {
    await inviteHeadOffice(site)
    await expect.poll(() => codesOf(site, email)).toHaveLength(1)
  }
  await page.goto(await staffUrl(site, path))
  await enterCode(page, site, email)
  await expectInside(page)
}

/** The screen that one has signed in for is seen, and hears of keys; its address is there before. */
const expectInside = (page: Page) => expect(page.locator('#main')).toBeVisible()

async function inviteHeadOffice(site: Site): Promise<void> {
  const { syainNo, email } = HEAD_OFFICE
  const { stdout } = await run(
    process.execPath,
    ['apps/api/src/commands/staff-token.ts', '--role', 'admin'],
    { env: { ...process.env, DATA_DIR: site.dataDir } },
  )
  const answer = await fetch(site.url(`/api/v1/staffs/${syainNo}/invitation`, 'api'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${stdout.trim()}` },
    body: JSON.stringify({ email, user_type: 'admin' }),
  })
  expect(answer.status).toBe(201)
}

/** On the screen where one signs in, or over another one. */
export async function enterCode(page: Page, site: Site, email = COLLEAGUE.email): Promise<void> {
  const before = codesOf(site, email)
  const fresh = () => codesOf(site, email).find((code) => !before.includes(code))
  await page.getByLabel('仕事のメールアドレス').fill(email)
  await page.getByRole('button', { name: '6桁の番号をメールで受け取る' }).click()
  await expect.poll(fresh).toBeDefined()
  await page.getByLabel('6桁の番号').fill(fresh() ?? '')
}

/** What the screen has said, also to who does not see it. */
export const told = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words })

/** Whether the screen has the places at its left, and panels beside what they are about. */
export const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024

/** The codes that were mailed. */
export const codesOf = (site: Site, email: string) =>
  mailsTo(site, email).flatMap(({ subject }) => /確認コード (\d{6})/.exec(subject)?.[1] ?? [])

/**
 * The screen has no accessibility fault that a machine can find, and nothing lies beside it. All of
 * it is in view meanwhile: what lies under the bar of a phone is scrolled out by who needs it.
 */
export async function expectGoodScreen(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  // What is read meanwhile makes the page longer.
  await expect(async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ ...size, height })
    await expectAccessible(page)
    await expectNoOverflow(page)
  }).toPass({ timeout: 30_000 })
  await page.setViewportSize(size)
}
