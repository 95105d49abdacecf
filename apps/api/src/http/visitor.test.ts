import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test } from '@jest/globals'
import { visitorReader } from './visitor.ts'

const visitorOf = visitorReader({
  internalToken: 'secret-secret-secret',
  trustedProxies: ['10.0.0.0/8', 'fd00::1'],
})
const seen = (remoteAddress: string, headers: IncomingHttpHeaders = {}) =>
  visitorOf({ headers, socket: { remoteAddress } as Socket })

test('a visitor who comes directly is who the connection says', () => {
  expect(seen('203.0.113.7')).toBe('203.0.113.7')
  expect(seen('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(seen('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' })).toBe('203.0.113.7')
})

test('the shell is believed, and stands for itself when it names nobody', () => {
  const token = { 'x-internal-token': 'secret-secret-secret' }
  expect(seen('127.0.0.1', { ...token, 'x-forwarded-for': '198.51.100.1' })).toBe('198.51.100.1')
  expect(seen('127.0.0.1', token)).toBe('127.0.0.1')
  const forged = { 'x-internal-token': 'secret-secret-sxxxxx', 'x-forwarded-for': '198.51.100.1' }
  expect(seen('203.0.113.7', forged)).toBe('203.0.113.7')
})

test('proxies are believed as far as they are ours', () => {
  const through = (chain: string) => seen('10.1.2.3', { 'x-forwarded-for': chain })
  expect(through('198.51.100.1')).toBe('198.51.100.1')
  expect(through('6.6.6.6, 198.51.100.1, 10.9.9.9')).toBe('198.51.100.1')
  expect(through('10.9.9.9')).toBe('10.9.9.9')
  expect(through('garbage')).toBe('garbage')
  expect(seen('fd00::1', { 'x-forwarded-for': '2001:db8::5' })).toBe('2001:db8::5')
})
