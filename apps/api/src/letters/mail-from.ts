import { BRAND } from '@sumai/domain/brand'
import type { Mail } from '../modules/outbox/mails.ts'
import type { Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

type Envelope = Omit<Mail, 'subject' | 'text' | 'html'>

/** A letter in its envelope: as text and as HTML. */
export const mailFrom = (letter: Letter, envelope: Envelope): Mail => ({
  ...envelope,
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter, BRAND.name),
})
