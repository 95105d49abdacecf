import { join } from 'node:path'
import { BRAND } from '@sumai/domain/brand'
import { calendarFile } from '@sumai/domain/calendar-file'
import { writeWhole } from '../../write-whole.ts'
import type { Mail } from './mails.ts'

/** Sends a mail. `id` is the same on every attempt, so that receivers can drop duplicates. */
export type Deliver = (id: string, mail: Mail) => Promise<void>

/** A permanent failure: the mailbox does not exist or refuses the mail. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError'
  readonly code = 'EENVELOPE'
}

/** Writes each mail to a file, for demo and development. */
export function fileDelivery(dir: string): Deliver {
  return (id, mail) => writeWhole(join(dir, `${id}.json`), JSON.stringify(mail, null, 2))
}

type Smtp = {
  url: string
  from: string
  /** The agency's own address. */
  agency: string
  /** ms after which a silent server counts as failed. */
  silenceMs?: number
}

const SILENCE_MS = 10_000

/** Sends mails by SMTP, with one connection per mail. */
export async function smtpDelivery({ url, from, agency, silenceMs = SILENCE_MS }: Smtp) {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  })
  const domain = from.split('@').at(-1)?.replace('>', '')

  const deliver: Deliver = async (id, mail) => {
    const message = {
      messageId: `<${id}@${domain}>`,
      from,
      to: mail.to ?? agency,
      replyTo: mail.reply_to ?? (mail.to ? agency : undefined),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      icalEvent: calendarOf(mail, agency),
      headers: unsubscribeHeaders(mail),
    }
    await transport.sendMail(message).catch((cause) => {
      throw isPermanent(cause) ? new UndeliverableError(cause.message) : cause
    })
  }
  return deliver
}

/** Beside the text for programs that put it into the calendar, and as a file for all others. */
function calendarOf({ calendar }: Mail, agency: string) {
  if (!calendar) return undefined
  const { method, sequence, guest } = calendar
  const organizer = { name: BRAND.name, email: addressIn(agency) }
  const invitation = { method, sequence, guest, organizer }
  return {
    method,
    filename: `${calendar.uid}.ics`,
    content: calendarFile(calendar, invitation),
  }
}

/** The first of addresses as mail programs write them, with names or without. */
const addressIn = (list: string): string => /[^\s<>,;"]+@[^\s<>,;"]+/.exec(list)?.[0] ?? list

/**
 * Whether the server refuses the recipient. Other refusals may be temporary, so they are retried.
 */
const isPermanent = ({ code, responseCode }: { code?: string; responseCode?: number }) =>
  code === 'EENVELOPE' && responseCode !== undefined && PERMANENT.has(responseCode)
const PERMANENT = new Set([550, 551, 553])

/** Headers for the unsubscribe button of mail programs (RFC 2369, RFC 8058). */
const unsubscribeHeaders = ({ one_click_unsubscribe: address }: Mail) =>
  address
    ? { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : undefined
