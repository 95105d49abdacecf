import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import type { Site } from './site.ts'

type Mail = { to: string; subject: string; text: string; one_click_unsubscribe?: string }

/** The mails to somebody that have gone out. */
export function mailsTo(site: Site, email: string): Mail[] {
  const folder = path.join(site.dataDir, 'outbox')
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
