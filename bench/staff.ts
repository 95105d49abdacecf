import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findChromium } from '@sumai/build/chromium'
import { withPostgres } from '@sumai/build/postgres'
import { type Browser, chromium, type Page } from 'playwright'
import { newDatabase, seed } from './api-site.ts'
import { median, printTable } from './figures.ts'
import { get, latencyOf } from './latency.ts'
import { startSite } from './site.ts'
import { type Cookies, slowPhone } from './slow-phone.ts'
import { openServer } from './sql.ts'
import { withEnds } from './with-ends.ts'

const ROOMS = 50_000
const INQUIRIES = 20_000
/** ms: 95 of 100 answers of a list; the first screen and the next ones on a slow phone; a frame. */
const BARS = { list: 100, first: 3_000, next: 200, frame: 50 }
const VISITS = 5

/** A member of staff of the demo, who is made one of the head office. */
const OFFICE = { syainNo: '000101', email: 'office@example.jp' }

/** What the screens read when they are opened, and the last part of what they can be scrolled to. */
const LISTS = [
  'today',
  'inquiries?status[]=new&limit=99',
  'inquiries?status[]=done&status[]=lost',
  'inquiries?keyword=0000',
  'listings/chintai?order=expiry',
  'listings/chintai?order=price_desc&page=500',
  'listings/chintai?keyword=天神',
  'listings/chintai?boshu_status[]=draft&boshu_status[]=public&boshu_status[]=applied&photos_below=5',
  'listings/baibai?order=updated',
  'audit-log',
  'outbox',
  'imports',
]

/** The staff's screens on an agency's stock, by the head office, which sees all of it. */
export const benchStaff = () =>
  withPostgres((server) =>
    withEnds(async (ends) => {
      const dir = await mkdtemp(path.join(tmpdir(), 'sumai-bench-'))
      ends.defer(() => rm(dir, { recursive: true }))
      const env = { DATA_DIR: dir, DATABASE_URL: await newDatabase(server, 'staff') }
      await seed(ROOMS, env)
      await fillInbox(env.DATABASE_URL)
      const site = await startSite(env)
      ends.defer(site.stop)
      const token = await officeToken(env)
      const rows = [['the staff’s screens', 'median ms', 'p95 or most', 'at most', '']]
      const report = (name: string, bar: number, middle: number, most: number, judged: number) => {
        if (judged > bar) process.exitCode = 1
        const verdict = judged <= bar ? 'reached' : 'MISSED'
        rows.push([name, middle.toFixed(0), most.toFixed(0), String(bar), verdict])
      }
      const headers = { authorization: `Bearer ${token}` }
      for (const list of LISTS) {
        const ask = () => get(`${site.url('api')}/api/v1/${list}`, headers)
        const { p50, p95 } = await latencyOf(ask)
        report(list, BARS.list, p50, p95, p95)
      }
      await site.start('staff')
      await invite(site.url('api'), headers)
      const browser = await chromium.launch({ executablePath: await findChromium() })
      ends.defer(() => browser.close())
      const cookies = await signIn(browser, site.url('staff'), dir)
      for (const [name, times] of Object.entries(
        await onPhone(browser, site.url('staff'), cookies),
      )) {
        const middle = median(times) ?? Number.NaN
        report(name, name === FIRST ? BARS.first : BARS.next, middle, Math.max(...times), middle)
      }
      const frame = await longestFrame(browser, site.url('staff'), cookies)
      report('the longest frame of scrolling', BARS.frame, frame, frame, frame)
      printTable(rows)
    }),
  )

/** As many enquiries as come in over years, in all states and to all shops. */
async function fillInbox(url: string): Promise<void> {
  const { sql, close } = await openServer(url)
  await sql(
    `insert into inquiries (receipt_no, idempotency_key, inquiry_type, form, site_type, name,
       name_kana, email, tel, body, tenpo_no, bukken_no, details, status, created_at, updated_at)
     select 'K2611-' || lpad(n::text, 6, '0'), gen_random_uuid(), 'other', 'contact', 'chintai',
       '福岡 花子' || n, 'フクオカ ハナコ', 'visitor-' || n || '@example.jp',
       '090-' || lpad((n % 10000)::text, 4, '0') || '-0000', '土曜に見学できますか。',
       (select tenpo_no from shops order by tenpo_no limit 1 offset n % (select count(*) from shops)),
       array[]::text[], '{"category": "rent"}',
       (array['new', 'in_progress', 'visit', 'applied', 'done', 'done', 'lost'])[1 + n % 7],
       now() - n * interval '20 minutes', now() - n * interval '20 minutes'
     from generate_series(1, ${INQUIRIES}) n`,
  )
  // As an agency's database is by itself after some minutes.
  await sql('vacuum analyze')
  await close()
}

/** Of a program of the head office, by the command that operators use. */
async function officeToken(env: NodeJS.ProcessEnv): Promise<string> {
  const command = ['apps/api/src/commands/staff-token.ts', '--role', 'admin']
  const { stdout } = await promisify(execFile)('node', command, { env: { ...process.env, ...env } })
  return stdout.trim()
}

async function invite(api: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(`${api}/api/v1/staffs/${OFFICE.syainNo}/invitation`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email: OFFICE.email, user_type: 'admin' }),
  })
  if (!answer.ok) throw new Error(`the invitation answered ${answer.status}`)
}

async function signIn(browser: Browser, staff: string, dataDir: string): Promise<Cookies> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const folder = path.join(dataDir, 'outbox')
  // The invitation has one too.
  const [invited] = await codesIn(folder, 1)
  await page.goto(staff)
  await page.getByLabel('仕事のメールアドレス').fill(OFFICE.email)
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

const FIRST = 'the first screen on a slow phone'
const SCREENS = ['/inbox', '/listings/chintai', '/calendar', '/'] as const

/** ms by what was waited for: the screen itself, then others by the bar at the foot. */
async function onPhone(
  browser: Browser,
  staff: string,
  cookies: Cookies,
): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = { [FIRST]: [] }
  for (let visit = 0; visit < VISITS; visit++) {
    const page = await slowPhone(browser, cookies)
    const begun = performance.now()
    await page.goto(staff)
    await page.locator('main h1').waitFor()
    times[FIRST]?.push(performance.now() - begun)
    await page.waitForLoadState('networkidle')
    for (const round of ['first', 'again']) {
      for (const screen of SCREENS) {
        const name = `${screen}, ${round}`
        times[name] = [...(times[name] ?? []), await press(page, screen)]
        await page.waitForLoadState('networkidle')
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

/** ms, of what scrolls through the list of all homes at a desk. */
async function longestFrame(browser: Browser, staff: string, cookies: Cookies): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${staff}/listings/chintai`)
  await page.locator('main tbody tr').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const seen = { longest: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
    }).observe({ type: 'long-animation-frame' })
  })
  await page.mouse.move(700, 600)
  for (let turn = 0; turn < 150; turn++) {
    await page.mouse.wheel(0, 400)
    await pause(33)
  }
  const longest = await page.evaluate(
    () => (window as unknown as { seen: { longest: number } }).seen.longest,
  )
  await context.close()
  return longest
}
