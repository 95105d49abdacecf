/** @jest-environment node */
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test } from '@jest/globals'
import { init } from '@module-federation/enhanced/runtime'
import type { Registry as RegistryType } from './registry.ts'

let Registry: typeof RegistryType
beforeAll(async () => {
  // As the bundle does before any of its modules.
  init({ name: 'shell', remotes: [] })
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
