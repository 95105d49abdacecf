import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '@sumai/build/chromium'
import { withPostgres } from '@sumai/build/postgres'
import { chromium } from 'playwright'
import { newDatabase, seed } from './api-site.ts'
import { median, printTable } from './figures.ts'
import { get, latencyOf } from './latency.ts'
import { startSite } from './site.ts'
import { FIRST, onPhone, savingOnPhone, signIn } from './staff-phone.ts'
import { fillDesk } from './staff-rows.ts'
import { longestFrames } from './staff-scroll.ts'
import { withEnds } from './with-ends.ts'

const ROOMS = 50_000
/**
 * ms: 95 of 100 answers of a list; on a slow phone the first screen, the next ones, and saving; a
 * frame.
 */
const BARS = { list: 100, first: 3_000, next: 200, saved: 2_000, frame: 50 }

/** A member of staff of the demo, who is made one of the head office. */
const OFFICE = { syainNo: '000101', email: 'office@example.jp' }

/** YYYY-MM-DD, so many days from today. */
function day(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** What the screens read when they are opened, and the last part of what they can be scrolled to. */
const LISTS = [
  'today',
  `bookings?from=${day(0)}&to=${day(13)}`,
  `bookings?tenpo_no=001&from=${day(-60)}&to=${day(0)}`,
  'inquiries?status[]=new&limit=99',
  'inquiries?status[]=new&order=waiting',
  'inquiries?status[]=done&status[]=lost',
  'inquiries?keyword=0000',
  'listings/chintai?order=expiry',
  'listings/chintai?order=price_desc&page=500',
  'listings/chintai?keyword=天神',
  'listings/chintai?boshu_status[]=draft&boshu_status[]=public&boshu_status[]=applied&photos_below=5',
  'listings/baibai?order=updated',
  'articles/news_chintai',
  'articles/info?keyword=家賃',
  'chintai/tatemono?limit=50',
  'chintai/tatemono?limit=50&page=20',
  'staffs?limit=100',
  'shops',
  'banners',
  'mailmagazine/subscribers',
  'audit-log',
  'audit-log?resource=chintai/rooms',
  'outbox',
  'outbox?state=dead',
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
      await fillDesk(env.DATABASE_URL)
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
      const cookies = await signIn(browser, site.url('staff'), dir, OFFICE.email)
      for (const [name, times] of Object.entries(
        await onPhone(browser, site.url('staff'), cookies),
      )) {
        const middle = median(times) ?? Number.NaN
        report(name, name === FIRST ? BARS.first : BARS.next, middle, Math.max(...times), middle)
      }
      const saving = await savingOnPhone(browser, site.url('staff'), cookies)
      const middle = median(saving) ?? Number.NaN
      report(
        'a change in the editor, until it is stored',
        BARS.saved,
        middle,
        Math.max(...saving),
        middle,
      )
      const frames = await longestFrames(browser, site.url('staff'), cookies)
      for (const [list, { rows, ms }] of Object.entries(frames)) {
        report(`the longest frame of scrolling through ${rows} ${list}`, BARS.frame, ms, ms, ms)
      }
      printTable(rows)
    }),
  )

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
