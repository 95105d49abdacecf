import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { integrityOf, pointedAt, signedPart } from '@sumai/platform/release'
import { type Released, releasedScreens } from './released.ts'

const team = generateKeyPairSync('ed25519')
const stranger = generateKeyPairSync('ed25519').privateKey
const publicKey = team.publicKey.export({ type: 'spki', format: 'pem' }).toString()

let dist: string
let said: string[]
let released: Released

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'staff-released-'))
  mkdirSync(path.join(dist, 'web'))
  said = []
  released = releasedScreens({ dist, publicKey, log: (message) => said.push(message) })
})

const signed = (text: string, key: KeyObject) =>
  sign(null, Buffer.from(text), key).toString('base64')

type Options = { key?: KeyObject; since?: number; pointedBy?: KeyObject }

/** Releases a document with the words, as the team does or a stranger. */
function release(
  build: string,
  { key = team.privateKey, since = 1, pointedBy = key }: Options = {},
) {
  const entry = `index.${build}.html`
  const document = Buffer.from(`<title>${build}</title>`)
  writeFileSync(path.join(dist, 'web', entry), document)
  const unsigned = {
    ...{ name: 'staff', build, contract: 1, needs: {} },
    ...{ web: { entry, pages: {} }, node: { entry: '' } },
    hashes: { [`web/${entry}`]: integrityOf(document) },
  }
  const its = { ...unsigned, signature: signed(signedPart(unsigned), key) }
  const pointer = { release: its, since }
  const text = { ...pointer, signature: signed(pointedAt(pointer), pointedBy) }
  writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(text))
}
const shown = async () => String(await released.document())

test('a release is live with the next document, without a restart, and so is one before', async () => {
  release('one')
  expect(await shown()).toBe('<title>one</title>')
  release('two', { since: 2 })
  expect(await shown()).toBe('<title>two</title>')
  release('one', { since: 3 })
  expect(await shown()).toBe('<title>one</title>')
  expect(said).toEqual(['one', 'two', 'one'].map((build) => `release ${build} is live`))
})

test.each([
  ['somebody else has signed it', { key: stranger, since: 2 }],
  ['somebody else has made it the current one', { pointedBy: stranger, since: 2 }],
  ['it was the current one before', { since: 0 }],
  ['its date would shut out every later one', { since: Date.now() + 3_600_000 }],
])('is refused when %s; the one before stays', async (_, options) => {
  release('one')
  await shown()
  release('two', options)
  expect(await shown()).toBe('<title>one</title>')
  const { live, quarantined } = released.status()
  expect(live).toBe('one')
  expect(Object.keys(quarantined)).toEqual(['two'])
})

test('a file that is not what was signed is refused', async () => {
  release('one')
  writeFileSync(path.join(dist, 'web/index.one.html'), '<script>steal()</script>')
  await expect(shown()).rejects.toThrow('holds no valid release')
  expect(said).toEqual(['release one is refused: web/index.one.html is not what was signed'])
})

test('a release whose file could not be read is live as soon as it can be', async () => {
  release('one')
  await shown()
  release('two', { since: 2 })
  const file = path.join(dist, 'web/index.two.html')
  renameSync(file, `${file}.away`)
  expect(await shown()).toBe('<title>one</title>')
  await shown()
  renameSync(`${file}.away`, file)
  expect(await shown()).toBe('<title>two</title>')
  expect(said).toHaveLength(3)
  expect(released.status()).toEqual({ live: 'two', quarantined: {} })
})

test('without a release, or with half of one, nothing is served', async () => {
  await expect(shown()).rejects.toThrow('holds no valid release')
  writeFileSync(path.join(dist, 'remote.json'), '{"release":')
  await expect(shown()).rejects.toThrow('holds no valid release')
  release('one')
  expect(await shown()).toBe('<title>one</title>')
})
