import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { hasPageAddress } from './page-address.ts'

const inAnyWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}[a-z0-9]$/)
const domain = fc
  .tuple(label, fc.constantFrom('jp', 'com', 'example', 'co.jp', 'xyz', 'tokyo'))
  .map((parts) => parts.join('.'))
const link = fc
  .tuple(fc.constantFrom('', 'http://', 'https://', 'www.', '//'), domain)
  .map((parts) => parts.join(''))
const written = fc.constantFrom<((text: string) => string)[]>(
  (text) => text,
  (text) => text.toUpperCase(),
  inAnyWidth,
  (text) => text.replaceAll('.', '。'),
  (text) => text.replaceAll('.', '｡'),
)

test('an address of a page is found wherever and however it is written', () => {
  const around = fc.constantFrom('', '筑紫 花子 ', '当選', '（', '、', ' ')
  const rest = fc.constantFrom('', '/login', ' をご覧ください', '様', '?a=1', ':8080')
  fc.assert(
    fc.property(around, link, rest, written, (before, address, after, as) =>
      hasPageAddress(as(before + address + after)),
    ),
  )
})

test.each([
  't.co',
  'evil.example',
  'www.',
  'ftp://x',
  'javascript://',
  '192.0.2.1/a',
  '筑紫.jp',
  'a@b.jp',
])('%s is one', (text) => {
  expect(hasPageAddress(text)).toBe(true)
})

test.each([
  '筑紫　花子',
  '髙﨑 𠮷',
  'Ｊｏｈｎ Smith',
  'J. R. Smith',
  'Smith Jr.',
  'ガーデン・メイ',
  'Mai-Lin O’Neill',
  '佐々木（旧姓：田中）',
  '田中 3.5',
  '株式会社くすのき 筑紫',
])('%s is none', (text) => {
  expect(hasPageAddress(text)).toBe(false)
})
