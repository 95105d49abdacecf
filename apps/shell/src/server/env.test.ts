import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readEnv } from './env.ts'

let folder: string
let RELEASE_KEYS: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-keys-'))
  RELEASE_KEYS = path.join(folder, 'public-keys.json')
  writeFileSync(RELEASE_KEYS, JSON.stringify({ chintai: 'a', baibai: 'b' }))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a variable without a value counts as none', () => {
  const set = readEnv({
    RELEASE_KEYS,
    PUBLIC_ORIGIN: '',
    REMOTE_POLL_MS: '',
    INTERNAL_TOKEN: '',
    HOST: '',
  })
  expect(set).toMatchObject({
    host: '127.0.0.1',
    publicOrigin: 'http://127.0.0.1:3000',
    pollMs: 5000,
    internalToken: expect.stringMatching(/.{32}/),
  })
})

test('an address may end in a slash', () => {
  const set = readEnv({
    RELEASE_KEYS,
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

test('maps may come from another host', () => {
  expect(readEnv({ RELEASE_KEYS }).map).toEqual({})
  const MAP_TILES_URL = 'https://cdn.example/basemap.pmtiles'
  expect(readEnv({ RELEASE_KEYS, MAP_TILES_URL }).map).toEqual({ tiles: MAP_TILES_URL })
})

test('remotes and API are on this machine unless their addresses are given', () => {
  const set = readEnv({ RELEASE_KEYS, CHINTAI_PORT: '5001', REMOTES_PUBLIC: 'baibai=https://cdn' })
  expect(set).toMatchObject({
    apiOrigin: 'http://127.0.0.1:4000',
    remotes: [
      { url: 'http://127.0.0.1:5001', publicUrl: 'http://127.0.0.1:5001', publicKey: 'a' },
      { url: 'http://127.0.0.1:3002', publicUrl: 'https://cdn', publicKey: 'b' },
    ],
  })
})

test.each([
  [{ PUBLIC_ORIGIN: 'sumai.example' }, /^PUBLIC_ORIGIN must be an address .* not "sumai.example"$/],
  [{ API_ORIGIN: 'ftp://sumai.example' }, /^API_ORIGIN must be an address/],
  [{ REMOTES: 'chintai=chintai:3001,baibai=http://b' }, /^REMOTES.chintai must be an address/],
  [{ REMOTES: 'chintai=http://c' }, /^REMOTES.baibai must be an address/],
  [{ MAP_STYLE_URL: 'style.json' }, /^MAP_STYLE_URL must be an address/],
  [{ REMOTE_POLL_MS: '0' }, /^REMOTE_POLL_MS must be a number of at least 100, not "0"$/],
  [{ PAGE_FRESH_MS: '5s' }, /^PAGE_FRESH_MS must be a number/],
  [{ SHELL_PORT: 'x' }, /^SHELL_PORT must be a port number, not "x"$/],
  [{ API_PORT: '65536' }, /^API_PORT must be a port number/],
  [{ WEB_VITALS: 'yes' }, /^WEB_VITALS must be on or off$/],
  [{ GTM_ID: 'GTM-1"></script>' }, /^GTM_ID must be an id such as GTM-ABC1234$/],
  [
    { RELEASE_KEYS: '/nowhere.json' },
    /^RELEASE_KEYS: .*nowhere.json does not hold the public keys/,
  ],
])('%j is refused in one line', (env, message) => {
  expect(() => readEnv({ RELEASE_KEYS, ...env })).toThrow(message)
})
