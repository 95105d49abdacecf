import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { startTestRemote } from '../testing/test-remote.ts'
import { KeptReleases } from './kept-releases.ts'
import { Registry } from './registry.ts'
import { createRender } from './render.ts'

let remote: ReturnType<typeof startTestRemote>
beforeEach(() => {
  remote = startTestRemote()
})
afterEach(() => remote.stop())

const buildOf = ({ registry }: Pick<typeof remote, 'registry'> = remote) =>
  registry.current('chintai')?.loaded.release.build
const ask = async (url: string, { registry }: Pick<typeof remote, 'registry'> = remote) =>
  (await registry.need('chintai'))?.renderer.ask('page', { url, method: 'GET', visitor: '' })

/** Once a line of the log says so. */
async function said(words: RegExp): Promise<void> {
  const until = performance.now() + 20_000
  while (!remote.logged.some((line) => words.test(line))) {
    if (performance.now() > until) throw new Error(`nothing said ${words}`)
    await setTimeout(10)
  }
}

describe('what is fetched', () => {
  test('a remote that hangs holds a visitor for less than the time it has to answer', async () => {
    const log: string[] = []
    const registry = new Registry(
      [{ name: 'baibai', url: 'http://baibai.example', publicUrl: '', publicKey: '' }],
      {
        async fetchFile(_url, timeoutMs) {
          await setTimeout(timeoutMs)
          log.push('given up')
          throw new Error('no answer')
        },
        keptOf: () => new KeptReleases('/nowhere'),
        start: () => {
          throw new Error('there is nothing to start')
        },
        prove: async () => {},
        log: () => {},
      },
    )
    await registry.need('baibai')
    await setTimeout(300)
    log.push((await registry.need('baibai')) ? 'there' : 'not there')
    await registry.refresh('baibai')
    expect(log).toEqual(['given up', 'not there', 'given up'])
  })

  test('whoever comes while a shell starts waits for its first release, however slowly it is loaded', async () => {
    remote.point('first', 'const end = Date.now() + 2000; while (Date.now() < end);')
    expect((await remote.registry.need('chintai'))?.loaded.release.build).toBe('first')
  })

  test('visitors wait for a release that is being loaded, and a refused one is asked for once', async () => {
    remote.pointAtNothing()
    await Promise.all([remote.registry.need('chintai'), remote.registry.need('chintai')])
    expect(remote.asked).toEqual(['remote.json'])
    expect(remote.logged).toEqual([
      'chintai: release refused, remote.json is not a release; the last good one stays',
    ])
  })

  test('of the next release the files that have changed', async () => {
    remote.point('first')
    await remote.registry.refreshAll()
    remote.files['web/edited.css'] = 'b{color:blue}'
    remote.point('second')
    remote.asked.length = 0
    await remote.registry.refreshAll()
    expect(remote.asked.toSorted()).toEqual(['node/second.js', 'remote.json', 'web/edited.css'])
    expect(buildOf()).toBe('second')
    const { files } = remote.registry.current('chintai')?.loaded ?? {}
    expect(Buffer.from(files?.get('web/edited.css') ?? '').toString()).toBe('b{color:blue}')
  })
})

test('every release has a process of its own, which ends when the next one is live', async () => {
  remote.point('first')
  await remote.registry.refreshAll()
  const first = remote.registry.current('chintai')?.renderer
  remote.point('second', 'release.answer = async () => "two"')
  await remote.registry.refreshAll()
  expect(await ask('/')).toBe('two')
  expect(await first?.gone).toBe('it is no longer needed')
})

test('a process gives its last answers before it ends', async () => {
  remote.point(
    'first',
    'release.answer = (_, { url }) => url === "/" ? 1 : new Promise((d) => setTimeout(d, 300, "slow"))',
  )
  await remote.registry.refreshAll()
  const slow = ask('/slow')
  remote.point('second')
  await remote.registry.refreshAll()
  expect(await slow).toBe('slow')
})

describe.each([
  ['throws while it is loaded', 'throw new Error("broken")', /it cannot be loaded: broken/],
  ['rejects while it is loaded', 'Promise.reject(new Error("broken"))', /ended with code 1/],
  ['ends the process', 'process.exit(0)', /it ended with code 0/],
  ['kills the process', 'process.kill(process.pid, "SIGKILL")', /it was ended by SIGKILL/],
  [
    'never lets go in its pages',
    'release.answer = () => { for (;;); }',
    /did not answer for 2 s|no answer in 8000 ms/,
  ],
  ['never lets go of its errors', 'release.answer = () => { throw new Error("x") }', /code 1/],
  [
    'fills the memory with buffers',
    'const all = []; release.answer = () => { for (let i = 0; i < 9; i++) all.push(Buffer.alloc(1e8, 1)); return new Promise(() => {}) }',
    /MB of memory, more than 200 MB|did not answer for 2 s|no answer in/,
  ],
  [
    'fills the memory with objects',
    'release.answer = () => { const all = []; for (;;) all.push({}) }',
    /it was ended by SIGABRT: FATAL ERROR|more than 200 MB|did not answer for 2 s|no answer in/,
  ],
  [
    'patches and is refused',
    'Array.prototype.map = null; throw new Error("x")',
    /cannot be loaded/,
  ],
])('a release that %s', (_, code, reason) => {
  test('is refused, and the last good one stays', async () => {
    remote.point('good')
    await remote.registry.refreshAll()
    remote.point('bad', code)
    await remote.registry.refreshAll()
    expect(remote.logged.at(-1)).toMatch(/^chintai: release refused, /)
    expect(remote.logged.at(-1)).toMatch(reason)
    expect(buildOf()).toBe('good')
    expect(await ask('/')).toMatchObject({ what: { url: '/' } })
  })
})

describe('a release that turns out to be bad', () => {
  const BAD = 'release.answer = (_, { url }) => url === "/bad" ? process.exit(1) : "fine"'

  beforeEach(async () => {
    remote.point('good')
    await remote.registry.refreshAll()
    remote.point('bad', BAD)
    await remote.registry.refreshAll()
    expect(buildOf()).toBe('bad')
  })

  test('is replaced twice, then the one before takes over, and it stays in quarantine', async () => {
    for (const _ of [1, 2]) {
      await expect(ask('/bad')).rejects.toThrow('it ended with code 1')
      expect(await ask('/')).toBe('fine')
    }
    await expect(ask('/bad')).rejects.toThrow('it ended with code 1')
    await said(/the last good release good is live again/)
    expect(buildOf()).toBe('good')
    await remote.registry.refreshAll()
    expect(buildOf()).toBe('good')
    expect(remote.registry.status()).toEqual({
      chintai: { live: 'good', quarantined: { bad: 'it ended with code 1' } },
    })
    remote.point('better', 'release.answer = async () => "better"')
    await remote.registry.refreshAll()
    expect(await ask('/')).toBe('better')
  })

  test('asks again once for a visitor, and never for an action', async () => {
    const render = createRender(remote.registry, 'https://sumai.example')
    const page = (url: string, method: 'GET' | 'POST') =>
      render({ url, method, visitor: '', urgency: 'page' })
    await expect(page('/bad', 'POST')).rejects.toThrow('it ended with code 1')
    expect(remote.logged.filter((line) => /has ended/.test(line))).toHaveLength(1)
    while (!(await remote.registry.need('chintai'))) await setTimeout(10)
    // The second answer, too, is the end of a process: two more of them.
    await expect(page('/bad', 'GET')).rejects.toThrow('it ended with code 1')
    await said(/is in quarantine/)
    expect(remote.logged.filter((line) => /has ended/.test(line))).toHaveLength(3)
  })

  describe('and is in quarantine', () => {
    beforeEach(async () => {
      for (const _ of [1, 2, 3]) await ask('/bad').catch(() => {})
      await said(/the last good release good is live again/)
    })

    test('stays there when the shell starts again', async () => {
      const registry = remote.restarted()
      await registry.refreshAll()
      expect(buildOf({ registry })).toBe('good')
      expect(registry.status()).toEqual(remote.registry.status())
      await registry.close()
    })

    test('runs again when its team makes it the current one again', async () => {
      remote.point('bad', BAD)
      await remote.registry.refreshAll()
      expect(buildOf()).toBe('bad')
      expect(remote.registry.status()).toEqual({ chintai: { live: 'bad', quarantined: {} } })
    })
  })
})

describe('a shell that starts takes the last good release from disk', () => {
  beforeEach(async () => {
    remote.point('good')
    await remote.registry.refreshAll()
  })

  test.each([
    ['while the remote is down', () => remote.goDown()],
    ['while its files are not what was signed', () => remote.pointAtNothing()],
  ])('%s', async (_, fault) => {
    fault()
    const registry = remote.restarted()
    await registry.refreshAll()
    expect(await ask('/', { registry })).toMatchObject({ what: { url: '/' } })
    expect(buildOf({ registry })).toBe('good')
    await registry.close()
  })
})

test('the only release there is goes on being started', async () => {
  remote.point('only', 'release.answer = (_, { url }) => url === "/bad" ? process.exit(1) : "fine"')
  await remote.registry.refreshAll()
  for (const _ of [1, 2, 3]) {
    await expect(ask('/bad')).rejects.toThrow('it ended with code 1')
    while (!(await remote.registry.need('chintai'))) await setTimeout(10)
  }
  expect(await ask('/')).toBe('fine')
  expect(remote.registry.status()).toEqual({ chintai: { live: 'only', quarantined: {} } })
})
