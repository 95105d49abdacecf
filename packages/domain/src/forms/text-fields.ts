import { foldAscii, foldTel, toHalfWidth, toKatakana, trimSpaces } from '@sumai/format/typed-text'
import { formatZip } from '@sumai/format/zip'
import * as z from 'zod/mini'
import type { FormField } from './field.ts'
import { type MessageKey, message } from './messages.ts'
import { hasPageAddress } from './page-address.ts'

/** Characters as visitors count them: 𠮷 and 😀 are one each, not the two units of UTF-16. */
const characterCount = (text: string): number => [...text].length

type TextField = FormField<string>
type Options = { label: string; required?: boolean; max?: number }

/**
 * Control characters other than line breaks, which must not reach the database or mail headers.
 */
const CONTROL = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu
/** Nobody sees them, and some turn the subject of a mail around; joiners belong to emoji. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

const plain = (raw: unknown) =>
  (typeof raw === 'string' ? raw.toWellFormed().replace(/\r\n?/g, '\n') : '')
    .replace(UNSEEN, '')
    .replace(CONTROL, ' ')
const oneLine = (raw: unknown) => trimSpaces(plain(raw).replace(/\n/g, ' '))

/** Rules by their message; only `required_text` applies to an empty text. */
type Rules = Partial<Record<MessageKey, (text: string) => boolean>>

function field(
  control: TextField['control'],
  { label, required = false, max = 0 }: Options,
  fold: TextField['fold'],
  rules: Rules = {},
): TextField {
  const all: Rules = {
    ...(required && { required_text: (text) => text !== '' }),
    ...(max && { max: (text) => characterCount(text) <= max }),
    ...rules,
  }
  const checks = Object.entries(all).map(([key, holds]) =>
    z.refine<string>((text) => (text === '' && key !== 'required_text') || holds(text), {
      error: message(key as MessageKey, { label, max }),
    }),
  )
  const schema = z.string().check(...checks)
  return { label, control, isRequired: required, fold, schema, ...(max && { max }) }
}

/** One line of text: extra spaces are removed, characters are kept as typed. */
export const textField = (options: Options) => field('text', options, oneLine)

/** Its mails greet the visitor by name: whose address was entered must not be sent a link. */
export const nameField = (options: Options): TextField => ({
  ...field('text', { max: 50, ...options }, oneLine, {
    url_in_name: (text) => !hasPageAddress(text),
  }),
  autocomplete: 'name',
})

/** Hiragana and half-width kana become katakana; anything else is refused. */
export const kanaField = (options: Options) =>
  field('text', { max: 50, ...options }, (raw) => trimSpaces(toKatakana(oneLine(raw))), {
    kana: (text) => /^[ァ-ヺー・ヽヾ ]+$/.test(text),
  })

/**
 * Dots may stand side by side or before the @: Japanese carriers gave out such addresses, against
 * the standard, and they still work.
 */
const isEmail = (text: string) => {
  const [local = '', host = '', ...rest] = text.split('@')
  const parts = host.split('.')
  return (
    rest.length === 0 &&
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/.test(local) &&
    parts.length > 1 &&
    parts.every((part) => /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i.test(part))
  )
}

export const emailField = (options: Options): TextField => ({
  ...field('email', { max: 254, ...options }, (raw) => toHalfWidth(oneLine(raw)), {
    email: isEmail,
  }),
  autocomplete: 'email',
})

/** The address again, to compare; it is not sent. */
export const emailConfirmField = (options: Options): TextField => ({
  ...field('email', options, (raw) => toHalfWidth(oneLine(raw))),
  autocomplete: 'email',
  isLocal: true,
})

/** Ten or eleven digits, once hyphens, brackets and +81 are removed. */
export const telField = (options: Options): TextField => ({
  ...field('tel', options, (raw) => foldTel(oneLine(raw)), {
    tel: (text) => /^\d{10,11}$/.test(text),
  }),
  autocomplete: 'tel',
})

/** Seven digits, once hyphens and 〒 are removed. */
export const zipField = (options: Options): TextField => ({
  ...field('text', options, (raw) => toHalfWidth(oneLine(raw)).replace(/[-〒]/g, ''), {
    zip: (text) => /^\d{7}$/.test(text),
  }),
  autocomplete: 'postal-code',
  inWords: formatZip,
})

const hasUrl = (text: string) => /https?:\/\/|www\./i.test(foldAscii(text))

/** Several lines. Links are refused, because only spam has them. */
export const bodyField = (options: Options) =>
  field('textarea', { max: 1000, ...options }, (raw) => plain(raw).trim(), {
    url_in_body: (text) => !hasUrl(text),
  })

/** Hidden from people: when it is filled in, the API stores the form as spam without saying so. */
export const honeypotField = () =>
  field('honeypot', { label: '（入力しないでください）' }, (raw) => oneLine(raw).slice(0, 200))
