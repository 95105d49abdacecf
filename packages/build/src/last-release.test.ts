import { createPublicKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { integrityOf } from '@sumai/platform/release'
import { copyLastRelease } from './last-release.ts'
import type { RemoteName } from './paths.ts'
import { currentRelease, keep, point, signRelease } from './release.ts'
import { signingKey } from './release-keys.ts'
import { serveRemote } from './serve-remote.ts'

const ENTRY = 'console.log("baibai")'

const publicKeyOf = (remote: RemoteName) =>
  createPublicKey(signingKey(remote)).export({ type: 'spki', format: 'pem' }).toString()

let released: string
let copy: string
let server: ReturnType<typeof serveRemote>
let origin: string

beforeEach(async () => {
  released = mkdtempSync(path.join(tmpdir(), 'sumai-released-'))
  copy = mkdtempSync(path.join(tmpdir(), 'sumai-copy-'))
  writeFileSync(path.join(released, 'entry.js'), ENTRY)
  keep(
    released,
    signRelease('baibai', {
      name: 'baibai',
      build: 'abc',
      contract: 2,
      needs: {},
      web: { entry: 'entry.js', pages: {} },
      node: { entry: 'entry.js' },
      hashes: { 'entry.js': integrityOf(Buffer.from(ENTRY)) },
    }),
  )
  point(released, 'abc')
  process.env.DIST = released
  server = serveRemote('baibai')
  origin = await server.listen({ port: 0 })
})

afterEach(async () => {
  delete process.env.DIST
  await server.close()
  for (const folder of [released, copy]) rmSync(folder, { recursive: true })
})

test('copies what the remote serves and makes it the current release of the copy', async () => {
  const publicKey = publicKeyOf('baibai')
  await copyLastRelease('baibai', origin, { dist: copy, publicKey })
  expect(readFileSync(path.join(copy, 'entry.js'), 'utf8')).toBe(ENTRY)
  expect(currentRelease(copy)).toBe('abc')
})

test('takes no release that another team has signed', async () => {
  const publicKey = publicKeyOf('chintai')
  await expect(copyLastRelease('baibai', origin, { dist: copy, publicKey })).rejects.toThrow(
    /not signed by the team of baibai/,
  )
})

test('takes no file that is not what was released', async () => {
  writeFileSync(path.join(released, 'entry.js'), 'console.log("changed on its way")')
  await expect(copyLastRelease('baibai', origin, { dist: copy })).rejects.toThrow(
    /entry\.js is not the file that baibai has released/,
  )
})

test('takes no file that would be written outside of the copy', async () => {
  const pointer = JSON.parse(readFileSync(path.join(released, 'remote.json'), 'utf8'))
  pointer.release.hashes = { '../entry.js': integrityOf(Buffer.from(ENTRY)) }
  writeFileSync(path.join(released, 'remote.json'), JSON.stringify(pointer))
  await expect(copyLastRelease('baibai', origin, { dist: copy })).rejects.toThrow(
    'the name ../entry.js leads elsewhere',
  )
})

test('takes no release of another remote', async () => {
  await expect(copyLastRelease('chintai', origin, { dist: copy })).rejects.toThrow(
    /remote\.json is no release of chintai/,
  )
})
