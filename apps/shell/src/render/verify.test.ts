/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { CONTRACT_VERSION } from '@sumai/platform/contract'
import { integrityOf } from '@sumai/platform/integrity'
import { type Release, signedPart } from '@sumai/platform/release'
import { verifyFile, verifyRelease } from './verify.ts'

const team = generateKeyPairSync('ed25519')
const stranger = generateKeyPairSync('ed25519')
const publicKey = team.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const code = Buffer.from('module.exports = {}')

function signed(change: Partial<Release> = {}, key = team.privateKey): string {
  const release = {
    name: 'chintai',
    build: 'abc',
    contract: CONTRACT_VERSION,
    web: { entry: 'remoteEntry.js', chunks: {} },
    node: { entry: 'remoteEntry.js' },
    hashes: { 'node/remoteEntry.js': integrityOf(code) },
    ...change,
  }
  const signature = sign(null, Buffer.from(signedPart(release)), key).toString('base64')
  return JSON.stringify({ ...release, signature })
}

const verify = (text: string) => verifyRelease(text, 'chintai', publicKey)

test('takes a release that the team signed', () => {
  expect(verify(signed()).build).toBe('abc')
})

test('refuses a release of another remote, another contract or another key', () => {
  expect(() => verify(signed({ name: 'baibai' }))).toThrow('it is a release of baibai')
  expect(() => verify(signed({ contract: CONTRACT_VERSION + 1 }))).toThrow('contract')
  expect(() => verify(signed({}, stranger.privateKey))).toThrow('signature')
})

test('refuses a release in which one letter was changed after signing', () => {
  expect(() => verify(signed().replace('"abc"', '"abd"'))).toThrow('signature')
})

test.each(['', 'null', '[]', '<!doctype html>', '{"name":"chintai"}'])(
  'refuses %j, which is no release',
  (text) => {
    expect(() => verify(text)).toThrow('not a release')
  },
)

test('refuses a file whose bytes are not those that were signed', () => {
  const release = verify(signed())
  expect(() => verifyFile(release, 'node/remoteEntry.js', code)).not.toThrow()
  expect(() => verifyFile(release, 'node/remoteEntry.js', Buffer.from('evil()'))).toThrow('signed')
  expect(() => verifyFile(release, 'node/unknown.js', code)).toThrow('signed')
})
