import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { CONTRACT_VERSION } from '@sumai/platform/contract'
import { integrityOf, type Pointer, type Release, signedPart } from '@sumai/platform/release'
import { verifyFile } from '@sumai/platform/verify-release'
import fc from 'fast-check'
import { code, pointing, publicKey, signed } from '../testing/signed-release.ts'
import { SHARED_VERSIONS, verifyPointer, verifyRelease } from './verify.ts'

const stranger = generateKeyPairSync('ed25519')

const verify = (text: string, heldSince?: number) =>
  verifyPointer(text, 'chintai', publicKey, heldSince)

test('takes a release that the team signed and made the current one', () => {
  expect(verify(pointing(signed())).release.build).toBe('abc')
})

test('refuses a release of another remote, another contract or another key', () => {
  const refuses = (release: Release) => expect(() => verify(pointing(release)))
  refuses(signed({ name: 'baibai' })).toThrow('it is a release of baibai')
  refuses(signed({ contract: CONTRACT_VERSION + 1 })).toThrow('contract')
  refuses(signed({}, stranger.privateKey)).toThrow('its signature')
})

test.each(['../elsewhere', 'web/../../elsewhere', 'a b'])(
  'refuses a release with a file named %j',
  (name) => {
    const release = signed({ hashes: { [name]: integrityOf(code) } })
    expect(() => verify(pointing(release))).toThrow(`the name ${name} leads elsewhere`)
  },
)

test('refuses a release that needs other libraries than this shell has', () => {
  const { react = '' } = SHARED_VERSIONS
  const needing = (needs: Release['needs']) => expect(() => verify(pointing(signed({ needs }))))
  needing({ react: `^${react}`, '@sumai/platform': '^1.0.0' }).not.toThrow()
  needing({ react: '^18.0.0' }).toThrow(`it needs react ^18.0.0, this shell has ${react}`)
  needing({ react: '^19.999.0' }).toThrow('it needs react')
  needing({ vue: '^3.0.0' }).toThrow('it needs vue ^3.0.0, this shell has none')
})

test('goes back to an earlier release for the team, and for nobody else', () => {
  const [first, second] = [signed({ build: 'first' }), signed({ build: 'second' })]
  const earlier = pointing(first, 1)
  const { since } = verify(pointing(second, 2), 1)
  expect(() => verify(earlier, since)).toThrow('before the one that is held')
  expect(() => verify(pointing(first, 3, stranger.privateKey), since)).toThrow('not made it')
  expect(() => verify(earlier.replace('"since":1', '"since":3'), since)).toThrow('not made it')
  expect(verify(pointing(first, 3), since).release.build).toBe('first')
})

test('refuses a date that would shut out every later release', () => {
  const minutes = (count: number) => Date.now() + count * 60_000
  expect(verify(pointing(signed(), minutes(4))).release.build).toBe('abc')
  expect(() => verify(pointing(signed(), minutes(6)))).toThrow('dated in the future')
})

test('no letter that is changed on the way makes another release', () => {
  const text = pointing(signed())
  const original = verify(text)
  const anywhere = fc.nat(text.length - 1)
  const letter = fc.string({ unit: 'grapheme-ascii', minLength: 0, maxLength: 2 })
  fc.assert(
    fc.property(anywhere, letter, (at, put) => {
      const changed = text.slice(0, at) + put + text.slice(at + 1)
      const taken = orNull(() => verify(changed))
      // The last letters of a signature in base64 have bits that mean nothing.
      if (taken) expect(withoutSignatures(taken)).toEqual(withoutSignatures(original))
    }),
    { numRuns: 1000 },
  )
})

const withoutSignatures = ({ release, since }: Pointer) => ({ signed: signedPart(release), since })

function orNull<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

test.each(['', 'null', '[]', '<!doctype html>', '{"release":{"name":"chintai"}}'])(
  'refuses %j, which is no release',
  (text) => {
    expect(() => verify(text)).toThrow('not a release')
  },
)

test('a kept release need not be the current one', () => {
  const text = JSON.stringify(signed())
  expect(verifyRelease(text, 'chintai', publicKey).build).toBe('abc')
  expect(() => verifyRelease(text.replace('"abc"', '"abd"'), 'chintai', publicKey)).toThrow(
    'signature',
  )
})

test('refuses a file whose bytes are not those that were signed', () => {
  const release = signed()
  expect(() => verifyFile(release, 'node/remoteEntry.js', code)).not.toThrow()
  expect(() => verifyFile(release, 'node/remoteEntry.js', Buffer.from('evil()'))).toThrow('signed')
  expect(() => verifyFile(release, 'node/unknown.js', code)).toThrow('signed')
})
