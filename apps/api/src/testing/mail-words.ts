import { expect } from '@jest/globals'
import type { ParsedMail } from 'mailparser'

/** What no reader knows: values of programs, and dates as computers write them. */
const NO_WORDS =
  /\b(?:false|true|undefined|null|NaN|Invalid Date)\b|\[object|(?<!\d)(?:19|20)\d\d-[01]\d-[0-3]\d(?!\d)/

const SIGNS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** What HTML shows, without its tags. */
const visible = (html: string) =>
  html
    .replace(/<head[^>]*>.*?<\/head>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign] ?? sign)

type Said = Pick<ParsedMail, 'subject' | 'text' | 'html'>

/** A mail says everything in words, as text and as HTML, and both say the same. */
export function expectWords({ subject = '', text = '', html }: Said): void {
  const page = visible(html || '')
  for (const said of [subject, text, page]) expect(said).not.toMatch(NO_WORDS)
  const letters = page.replace(/\s/g, '')
  for (const [, label, value] of text.matchAll(/^([^：\n]+)：([^\n]+)$/gm)) {
    expect(letters).toContain(`${label}${value}`.replace(/\s/g, ''))
  }
}
