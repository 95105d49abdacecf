/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readEnv } from './env.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-keys-'))
  process.env.RELEASE_KEYS = path.join(folder, 'public-keys.json')
  writeFileSync(process.env.RELEASE_KEYS, JSON.stringify({ chintai: 'a', baibai: 'b' }))
})
afterAll(() => {
  delete process.env.RELEASE_KEYS
  rmSync(folder, { recursive: true })
})

test('a variable without a value counts as none', () => {
  const set = readEnv({ PUBLIC_ORIGIN: '', REMOTE_POLL_MS: '', INTERNAL_TOKEN: '', HOST: '' })
  expect(set).toMatchObject({
    host: '127.0.0.1',
    publicOrigin: 'http://127.0.0.1:3000',
    pollMs: 5000,
    internalToken: expect.stringMatching(/.{32}/),
  })
})

test('an address may end in a slash', () => {
  const set = readEnv({
    PUBLIC_ORIGIN: 'https://sumai.example/',
    API_ORIGIN: 'http://api:4000/',
    REMOTES: 'chintai=http://chintai:3001/,baibai=http://cdn/baibai/',
  })
  expect(set).toMatchObject({
    publicOrigin: 'https://sumai.example',
    apiOrigin: 'http://api:4000',
    apiPublicOrigin: 'http://api:4000',
    remotes: [{ url: 'http://chintai:3001' }, { url: 'http://cdn/baibai' }],
  })
})

test.each([
  [{ PUBLIC_ORIGIN: 'sumai.example' }, /^PUBLIC_ORIGIN must be an address .* not "sumai.example"$/],
  [{ REMOTES: 'chintai=chintai:3001,baibai=http://b' }, /^REMOTES must be an address/],
  [{ REMOTES: 'chintai=http://c' }, /^REMOTES names no address for baibai$/],
  [{ REMOTE_POLL_MS: '0' }, /^REMOTE_POLL_MS must be a number of at least 100, not "0"$/],
  [{ PAGE_FRESH_MS: '5s' }, /^PAGE_FRESH_MS must be a number/],
  [{ SHELL_PORT: 'x' }, /^SHELL_PORT must be a port number/],
])('%j is refused in one line', (env, message) => {
  expect(() => readEnv(env)).toThrow(message)
})
