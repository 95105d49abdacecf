import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from './mail.ts'
import type { Deliver } from './outbox.worker.ts'

/** Writes mails as files, one each: for demo and development, where nobody receives them. */
export function fileDelivery(dir: string): Deliver {
  return async (id, mail) => {
    await mkdir(dir, { recursive: true })
    const file = join(dir, `${id}.json`)
    await writeFile(`${file}.part`, JSON.stringify(mail, null, 2))
    await rename(`${file}.part`, file)
  }
}

type Smtp = {
  url: string
  from: string
  /** The agency's own address. */
  agency: string
}

export async function smtpDelivery({ url, from, agency }: Smtp): Promise<Deliver> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(url)
  const domain = from.split('@').at(-1)?.replace('>', '')
  return async (id, mail) => {
    await transport.sendMail({
      messageId: `<${id}@${domain}>`,
      from,
      to: mail.to ?? agency,
      replyTo: mail.reply_to ?? undefined,
      subject: mail.subject,
      text: mail.text,
      headers: unsubscribeHeaders(mail),
    })
  }
}

/** Lets mail programs show their own button to leave a list (RFC 2369, RFC 8058). */
const unsubscribeHeaders = ({ one_click_unsubscribe: address }: Mail) =>
  address
    ? { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : undefined
