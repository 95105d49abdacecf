import { expect, test } from '@jest/globals'
import { publicKey, signed } from '../testing/signed-release.ts'
import { CurrentRelease } from './current-release.ts'
import type { KeptReleases } from './kept-releases.ts'
import type { Introduction, LoadedRelease } from './messages.ts'
import type { Renderer } from './renderer.ts'

const build = (name: string): LoadedRelease => ({
  release: signed({ build: name }),
  files: new Map(),
  publicUrl: '',
})

/** A current release whose processes start and end when the test says so. */
function started(kept: Partial<KeptReleases> = {}) {
  const logged: string[] = []
  const processes: { name: string; begins(): void; ends(): void }[] = []
  const current = new CurrentRelease(
    { name: 'chintai', url: '', publicUrl: '', publicKey },
    {
      kept: {
        quarantined: () => ({}),
        builds: () => [],
        keep: () => {},
        ...kept,
      } as unknown as KeptReleases,
      start({ release }) {
        const introduction = Promise.withResolvers<Introduction>()
        const gone = Promise.withResolvers<string>()
        processes.push({
          name: release.build,
          begins: () => introduction.resolve({ menu: null }),
          ends: () => gone.resolve('it ended'),
        })
        return {
          introduction: introduction.promise,
          gone: gone.promise,
          drain: async () => {},
        } as unknown as Renderer
      },
      onChange: () => {},
      log: (line) => logged.push(line),
    },
  )
  return {
    current,
    logged,
    /** The newest process of a build. */
    processOf: (name: string) => processes.findLast((it) => it.name === name),
    async release(name: string) {
      const next = current.begin(build(name))
      processes.at(-1)?.begins()
      current.swap(await next)
    },
  }
}

/** Once everything that has happened is known. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('whoever asks while a process is replaced waits for the new one, also when that of an earlier release is ready meanwhile', async () => {
  const { current, processOf, release } = started()
  await release('first')
  processOf('first')?.ends()
  await settled()
  await release('second')
  expect((await current.running(0))?.loaded.release.build).toBe('second')
  processOf('second')?.ends()
  await settled()
  processOf('first')?.begins()
  await settled()
  expect(await current.running(0)).toBeUndefined()
  processOf('second')?.begins()
  await settled()
  expect((await current.running(0))?.loaded.release.build).toBe('second')
})

test('a release that its team makes the current one again leaves quarantine, on a full disk too', () => {
  const { current, logged } = started({
    quarantined: () => ({ bad: { reason: 'it ended', since: 1 } }),
    setQuarantined() {
      throw new Error('ENOSPC')
    },
  })
  expect(() => current.requireNoQuarantine('bad', 1)).toThrow('bad is in quarantine, it ended')
  current.requireNoQuarantine('bad', 2)
  expect(current.quarantined()).toEqual({})
  expect(logged).toEqual(['chintai: its quarantine cannot be written to disk, ENOSPC'])
})
