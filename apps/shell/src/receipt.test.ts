import { expect, test } from '@jest/globals'
import { readReceiptUnverified } from './receipt.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (claims: object) => `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`
const NOW = 1_800_000_000_000
const claims = {
  exp: NOW / 1000 + 60,
  receipt_no: 'K2611-000123',
  inquiry_type: 'other',
  tenpo_no: null,
  reply_estimate: '2026-11-21T15:00:00+09:00',
}

test('shows what the token says', () => {
  expect(readReceiptUnverified(token(claims), NOW)).toEqual({
    receiptNo: 'K2611-000123',
    inquiryType: 'other',
    tenpoNo: null,
    replyEstimate: '2026-11-21T15:00:00+09:00',
  })
})

test('a token of more than 30 minutes ago shows nothing', () => {
  expect(readReceiptUnverified(token({ ...claims, exp: NOW / 1000 - 1 }), NOW)).toBeNull()
})

test.each([null, '', 'x', 'a.b.c', token({ exp: NOW })])('%j is no receipt', (broken) => {
  expect(readReceiptUnverified(broken, NOW)).toBeNull()
})
