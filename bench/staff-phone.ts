import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { restOf } from './at-rest.ts'
import { type Cookies, slowPhone } from './slow-phone.ts'

const VISITS = 5

/** With the code that is mailed to the address. */
export async function signIn(
  browser: Browser,
  staff: string,
  dataDir: string,
  email: string,
): Promise<Cookies> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const folder = path.join(dataDir, 'outbox')
  // The invitation has one too.
  const [invited] = await codesIn(folder, 1)
  await page.goto(staff)
  await page.getByLabel('仕事のメールアドレス').fill(email)
  await page.getByRole('button', { name: '6桁の番号をメールで受け取る' }).click()
  const code = (await codesIn(folder, 2)).find((one) => one !== invited)
  await page.getByLabel('6桁の番号').fill(code ?? '')
  await page.getByRole('link', { name: '受信箱' }).filter({ visible: true }).first().waitFor()
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** The codes of the mails, once there are so many. */
async function codesIn(folder: string, count: number): Promise<string[]> {
  for (let look = 0; look < 100; look++) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
    const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
    const codes = mails.flatMap((mail) => /確認コード (\d{6})/.exec(mail)?.[1] ?? [])
    if (codes.length >= count) return codes
    await pause(100)
  }
  throw new Error(`fewer than ${count} codes have come`)
}

export const FIRST = 'the first screen on a slow phone'
const SCREENS = ['/inbox', '/listings/chintai', '/calendar', '/'] as const

/** ms by what was waited for: the screen itself, then others by the bar at the foot. */
export async function onPhone(
  browser: Browser,
  staff: string,
  cookies: Cookies,
): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = { [FIRST]: [] }
  for (let visit = 0; visit < VISITS; visit++) {
    const page = await slowPhone(browser, cookies)
    const atRest = restOf(page)
    const begun = performance.now()
    await page.goto(staff)
    await page.locator('main h1').waitFor()
    times[FIRST]?.push(performance.now() - begun)
    await atRest()
    for (const round of ['first', 'again']) {
      for (const screen of SCREENS) {
        const name = `${screen}, ${round}`
        times[name] = [...(times[name] ?? []), await press(page, screen)]
        await atRest()
      }
    }
    await page.context().close()
  }
  return times
}

/** ms from a press until the screen is another one. */
async function press(page: Page, screen: string): Promise<number> {
  await page.evaluate((to) => {
    const title = () => document.querySelector('main h1')?.textContent
    const link = [...document.querySelectorAll<HTMLElement>(`nav a[href="${to}"]`)].find((it) =>
      it.checkVisibility(),
    )
    if (!link) throw new Error(`no link leads to ${to}`)
    const before = title()
    const begun = performance.now()
    const changed = { ms: 0 }
    Object.assign(window, { changed })
    new MutationObserver((_, observer) => {
      if (title() === undefined || title() === before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        changed.ms = performance.now() - begun
      })
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    link.click()
  }, screen)
  const changed = await page.waitForFunction(
    () => (window as unknown as { changed: { ms: number } }).changed.ms || null,
  )
  return (await changed.jsonValue()) as number
}

/** ms from leaving a field of the editor until it says that the change is stored. */
export async function savingOnPhone(
  browser: Browser,
  staff: string,
  cookies: Cookies,
): Promise<number[]> {
  const page = await slowPhone(browser, cookies)
  const atRest = restOf(page)
  await page.goto(`${staff}/listings/chintai?tab=public`)
  await page.locator('main h2 a').first().click()
  const title = page.getByRole('textbox', { name: '見出し' })
  await title.waitFor()
  const saved = page.getByText('保存しました')
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    await atRest()
    await title.fill(`駅に近い部屋 ${visit}`)
    await saved.waitFor({ state: 'hidden' })
    const begun = performance.now()
    await page.keyboard.press('Tab')
    await saved.waitFor()
    times.push(performance.now() - begun)
  }
  await page.context().close()
  return times
}
