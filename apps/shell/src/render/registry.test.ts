/** @jest-environment node */
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test } from '@jest/globals'
import { init } from '@module-federation/enhanced/runtime'
import { integrityOf } from '@sumai/platform/integrity'
import { pointing, publicKey, signed } from '../testing/signed-release.ts'
import type { Registry as RegistryType } from './registry.ts'

let Registry: typeof RegistryType
beforeAll(async () => {
  // As the bundle does and has before any of its modules.
  init({ name: 'shell', remotes: [] })
  Object.assign(globalThis, { __non_webpack_require__: createRequire(import.meta.url) })
  ;({ Registry } = await import('./registry.ts'))
})

const REMOTE = {
  name: 'baibai',
  url: 'http://baibai.example',
  publicUrl: 'http://baibai.example',
  publicKey: '',
} as const

test('a remote that hangs holds a visitor for less than the time it has to answer', async () => {
  const log: string[] = []
  const hangs = async (_url: string, timeoutMs: number) => {
    await setTimeout(timeoutMs)
    log.push('given up')
    throw new Error('no answer')
  }
  const registry = new Registry([REMOTE], hangs, () => {})
  log.push((await registry.need('baibai')) ? 'there' : 'not there')
  await registry.refresh('baibai')
  expect(log).toEqual(['not there', 'given up'])
})

test('visitors wait for a release that is being loaded, and a refused one is asked for once', async () => {
  const asked: string[] = []
  const answers = async (url: string) => {
    asked.push(url)
    await setTimeout(50)
    return new TextEncoder().encode('{}')
  }
  const said: string[] = []
  const registry = new Registry([REMOTE], answers, (line) => said.push(line))
  await Promise.all([registry.need('baibai'), registry.need('baibai')])
  expect(asked).toEqual(['http://baibai.example/remote.json'])
  expect(said).toEqual([
    'baibai: release refused, remote.json is not a release; the last good one stays',
  ])
})

test('takes of the next release the stylesheets that have changed', async () => {
  const files: Record<string, string> = {
    'node/remoteEntry.js':
      'exports.chintai = { init() {}, get: async () => () => ({ routes: [] }) }',
    'web/same.css': 'a{color:red}',
    'web/edited.css': 'b{color:red}',
  }
  let pointer = ''
  const asked: string[] = []
  const answers = async (url: string) => {
    const file = url.replace('http://chintai.example/', '')
    asked.push(file)
    return Buffer.from(file === 'remote.json' ? pointer : (files[file] ?? ''))
  }
  const point = (build: string, since: number) => {
    const hashes = Object.entries(files).map(([file, text]) => [
      file,
      integrityOf(Buffer.from(text)),
    ])
    const css = ['same.css', 'edited.css']
    const web = { entry: 'remoteEntry.js', chunks: { page: { js: [], css } } }
    const release = signed({ build, web, hashes: Object.fromEntries(hashes) })
    pointer = pointing(release, since)
  }
  const chintai = {
    name: 'chintai',
    url: 'http://chintai.example',
    publicUrl: '',
    publicKey,
  } as const
  const registry = new Registry([chintai], answers, () => {})
  point('first', 1)
  await registry.refreshAll()
  files['web/edited.css'] = 'b{color:blue}'
  point('second', 2)
  asked.length = 0
  await registry.refreshAll()
  expect(asked.toSorted()).toEqual(['node/remoteEntry.js', 'remote.json', 'web/edited.css'])
  const held = registry.current('chintai')
  expect(held?.release.build).toBe('second')
  expect(held?.sheets.get('same.css')?.text).toBe('a{color:red}')
  expect(held?.sheets.get('edited.css')?.text).toBe('b{color:blue}')
})
