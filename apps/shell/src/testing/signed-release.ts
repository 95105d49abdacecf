import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { CONTRACT_VERSION } from '@sumai/platform/contract'
import { formatPreviewToken } from '@sumai/platform/preview'
import { integrityOf, pointedAt, type Release, signedPart } from '@sumai/platform/release'

const team = generateKeyPairSync('ed25519')

/** Of the team whose releases these are (PEM). */
export const publicKey = team.publicKey.export({ type: 'spki', format: 'pem' }).toString()

export const code = Buffer.from('module.exports = {}')

/** A release of `chintai` as its team signs it, but for what is changed. */
export function signed(change: Partial<Release> = {}, key = team.privateKey): Release {
  const release = {
    name: 'chintai',
    build: 'abc',
    contract: CONTRACT_VERSION,
    needs: {},
    web: { entry: 'remoteEntry.js', pages: {} },
    node: { entry: 'remoteEntry.js' },
    hashes: { 'node/remoteEntry.js': integrityOf(code) },
    ...change,
  }
  return { ...release, signature: signatureOf(signedPart(release), key) }
}

/** The text of the `remote.json` that makes it the current one. */
export function pointing(release: Release, since = 1, key = team.privateKey): string {
  const signature = signatureOf(pointedAt({ release, since }), key)
  return JSON.stringify({ release, since, signature })
}

/** The token of a link that shows a build of `chintai` until then (ms since 1970). */
export const previewToken = (build: string, until: number): string =>
  formatPreviewToken({ remote: 'chintai', build, until }, (text) =>
    sign(null, Buffer.from(text), team.privateKey),
  )

const signatureOf = (text: string, key: KeyObject) =>
  sign(null, Buffer.from(text), key).toString('base64')
