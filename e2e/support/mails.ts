import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Site } from './site.ts'
import { takeTime } from './test.ts'

type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  one_click_unsubscribe?: string
}

/** The mails to somebody that have gone out. */
export function mailsTo(site: Site, email: string): Mail[] {
  const folder = path.join(site.dataDir, 'outbox')
  // The first mail makes it.
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  return files
    .map((name): Mail => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .filter(({ to }) => to === email)
}

export async function mailAbout(site: Site, email: string, subject: string): Promise<Mail> {
  const find = () => mailsTo(site, email).find((mail) => mail.subject.includes(subject))
  await expect.poll(find).toBeDefined()
  return find() as Mail
}

/** The first address in a mail. */
export const linkIn = ({ text }: Mail) => /https?:\/\/\S+/.exec(text)?.[0] ?? ''

/** Fills in the one field that a form about mails cannot do without, and sends it. */
export async function sendAddress(page: Page, email: string): Promise<void> {
  await page.locator('[name=email]').fill(email)
  await page.getByLabel(/同意する/).check()
  await takeTime(page)
  await page.getByRole('button', { name: '入力内容を確認する' }).click()
  await page.getByRole('button', { name: 'この内容で送信する' }).click()
}

/** A mail that was given up, because the mailbox refused it; it would be taken now. */
export async function deadLetter(site: Site, email: string, subject: string): Promise<void> {
  const payload = { to: email, reply_to: null, subject, text: '本文' }
  await site.write(
    `insert into outbox (outbox_id, kind, payload, attempts, next_attempt_at, last_error, dead_at,
       created_at)
     values ($1, 'mail', $2, 1, now(), '550 5.1.1 No such user', now(), now())`,
    [randomUUID(), JSON.stringify(payload)],
  )
}
