/** @jest-environment node */
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, jest, test } from '@jest/globals'
import { integrityOf } from '@sumai/platform/release'
import { pointing, publicKey, signed } from '../testing/signed-release.ts'
import type { Registry as RegistryType } from './registry.ts'

let Registry: typeof RegistryType
beforeAll(async () => {
  // As the bundle has before any of its modules.
  Object.assign(globalThis, { __non_webpack_require__: createRequire(import.meta.url) })
  ;({ Registry } = await import('./registry.ts'))
  // Warning of the Module Federation runtime for each release after the first.
  jest.spyOn(console, 'warn').mockImplementation(() => {})
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

/** A remote of one page with two stylesheets, whose files a test may edit and release. */
function team() {
  const files: Record<string, string> = {
    'node/remoteEntry.js':
      'exports.init = () => {}; exports.get = async () => () => ({ routes: [] })',
    'web/same.css': 'a{color:red}',
    'web/edited.css': 'b{color:red}',
  }
  const asked: string[] = []
  let pointer = ''
  const fetchFile = async (url: string) => {
    const file = url.replace('http://chintai.example/', '')
    asked.push(file)
    return Buffer.from(file === 'remote.json' ? pointer : (files[file] ?? ''))
  }
  const release = (build: string, since: number) => {
    const hashes = Object.entries(files).map(([file, text]) => [
      file,
      integrityOf(Buffer.from(text)),
    ])
    const css = ['same.css', 'edited.css']
    const web = { entry: 'remoteEntry.js', pages: { page: { js: [], css } } }
    pointer = pointing(signed({ build, web, hashes: Object.fromEntries(hashes) }), since)
  }
  const remote = {
    name: 'chintai',
    url: 'http://chintai.example',
    publicUrl: '',
    publicKey,
  } as const
  return { files, asked, release, registry: new Registry([remote], fetchFile, () => {}) }
}

test('takes of the next release the stylesheets that have changed', async () => {
  const { files, asked, release, registry } = team()
  release('first', 1)
  await registry.refreshAll()
  files['web/edited.css'] = 'b{color:blue}'
  release('second', 2)
  asked.length = 0
  await registry.refreshAll()
  expect(asked.toSorted()).toEqual(['node/remoteEntry.js', 'remote.json', 'web/edited.css'])
  const held = registry.current('chintai')
  expect(held?.release.build).toBe('second')
  expect(held?.sheets.get('same.css')?.text).toBe('a{color:red}')
  expect(held?.sheets.get('edited.css')?.text).toBe('b{color:blue}')
})

test('lets a release go when the next one is live, or the shell would fill its memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const { release, registry } = team()
  const held: WeakRef<object>[] = []
  for (const since of [1, 2, 3, 4, 5]) {
    release(`build-${since}`, since)
    await registry.refreshAll()
    held.push(new WeakRef(registry.current('chintai') ?? {}))
  }
  // What was looked at through a WeakRef lives until the task that did so has ended.
  await setTimeout(0)
  collect()
  expect(held.map((generation) => generation.deref() !== undefined)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})
