import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from '../outbox/mails.ts'
import type { Person } from './person.ts'

type MailFile = { path: string; id: string; mail: Mail }

/** The mails to or from somebody among those that were written to files; there may be no folder. */
export async function mailFilesOf(
  dir: string,
  { email }: Person,
  ids: ReadonlySet<string>,
): Promise<MailFile[]> {
  const names = await readdir(dir).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return []
    throw cause
  })
  const found: MailFile[] = []
  for (const name of names.filter((it) => it.endsWith('.json'))) {
    const path = join(dir, name)
    const id = name.slice(0, -'.json'.length)
    const mail: Mail = JSON.parse(await readFile(path, 'utf8'))
    const isTheirs = [mail.to, mail.reply_to].some((it) => email && it?.toLowerCase() === email)
    if (isTheirs || ids.has(id)) found.push({ path, id, mail })
  }
  return found
}
