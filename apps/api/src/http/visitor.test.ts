import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test } from '@jest/globals'
import { callerReader } from './visitor.ts'

const callerOf = callerReader({
  internalToken: 'secret-secret-secret',
  trustedProxies: ['10.0.0.0/8', 'fd00::1'],
})
const caller = (remoteAddress: string, headers: IncomingHttpHeaders = {}) =>
  callerOf({ headers, socket: { remoteAddress } as Socket })
const seen = (...args: Parameters<typeof caller>) => caller(...args).address

test('a visitor who comes directly is who the connection says', () => {
  expect(seen('203.0.113.7')).toBe('203.0.113.7')
  expect(seen('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(seen('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' })).toBe('203.0.113.7')
})

test('one customer of a provider is one visitor, whichever of their IPv6 addresses they use', () => {
  expect(seen('2001:db8:1:2::1')).toBe(seen('2001:db8:1:2:ffff:ffff:ffff:ffff'))
  expect(seen('2001:db8:1:2::1')).not.toBe(seen('2001:db8:1:3::1'))
})

test('the shell is believed, and stands for itself when it names nobody', () => {
  const token = { 'x-internal-token': 'secret-secret-secret' }
  expect(caller('127.0.0.1', { ...token, 'x-forwarded-for': '198.51.100.1' })).toEqual({
    address: '198.51.100.1',
    isShell: true,
    isStaffServer: false,
  })
  expect(caller('127.0.0.1', token)).toMatchObject({ address: '127.0.0.1', isShell: true })
  const forged = { 'x-internal-token': 'secret-secret-sxxxxx', 'x-forwarded-for': '198.51.100.1' }
  expect(caller('203.0.113.7', forged)).toMatchObject({ address: '203.0.113.7', isShell: false })
})

test('the server of the staff’s screens tells who is behind it, and is not the shell', () => {
  const staff = { 'x-internal-caller': 'staff', 'x-forwarded-for': '198.51.100.1' }
  const token = { 'x-internal-token': 'secret-secret-secret' }
  expect(caller('127.0.0.1', { ...token, ...staff })).toEqual({
    address: '198.51.100.1',
    isShell: false,
    isStaffServer: true,
  })
  expect(caller('203.0.113.7', staff)).toMatchObject({
    address: '203.0.113.7',
    isStaffServer: false,
  })
})

test('proxies are believed as far as they are ours', () => {
  const through = (chain: string) => seen('10.1.2.3', { 'x-forwarded-for': chain })
  expect(through('198.51.100.1')).toBe('198.51.100.1')
  expect(through('6.6.6.6, 198.51.100.1, 10.9.9.9')).toBe('198.51.100.1')
  expect(through('10.9.9.9')).toBe('10.9.9.9')
  expect(through('garbage')).toBe('garbage')
  expect(seen('fd00::1', { 'x-forwarded-for': '2001:db8::5' })).toBe('2001:db8::/64')
})
