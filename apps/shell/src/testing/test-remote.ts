import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { integrityOf } from '@sumai/platform/release'
import { KeptReleases } from '../releases/kept-releases.ts'
import type { RenderSettings } from '../releases/messages.ts'
import { Registry } from '../releases/registry.ts'
import { Renderer } from '../releases/renderer.ts'
import { pointing, publicKey, signed } from './signed-release.ts'

const REMOTE = {
  name: 'chintai',
  url: 'http://chintai.example',
  publicUrl: '',
  publicKey,
} as const

/**
 * A remote whose releases are what a test writes, with a registry that starts a process for each.
 * `code` of a release may set `release.answer`, by which it answers every question
 * (test-renderer.cjs).
 */
export function startTestRemote({ fetchDelay = async () => {} } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-releases-'))
  const asked: string[] = []
  const logged: string[] = []
  const renderers: Renderer[] = []
  const files: Record<string, string> = { 'web/same.css': 'a{color:red}', 'web/edited.css': '' }
  let pointer = ''
  let isDown = false
  /** Later than the quarantine of an earlier one, as teams' clocks are. */
  let since = Date.now()

  const create = () =>
    new Registry([REMOTE], {
      async fetchFile(url) {
        const file = url.replace(`${REMOTE.url}/`, '')
        asked.push(file)
        await fetchDelay()
        if (isDown) throw new Error('the remote is down')
        return Buffer.from(file === 'remote.json' ? pointer : (files[file] ?? ''))
      },
      keptOf: (name) => new KeptReleases(path.join(folder, name)),
      start(loaded, liveReleases) {
        const renderer = new Renderer(
          {
            program: path.join(import.meta.dirname, 'test-renderer.cjs'),
            folder: import.meta.dirname,
            memoryLimit: 200,
            patienceMs: 8000,
            complain: () => {},
          },
          { settings: {} as RenderSettings, loaded, liveReleases },
        )
        renderers.push(renderer)
        return renderer
      },
      async prove(_name, renderer) {
        await renderer.ask('page', { url: '/', method: 'GET', visitor: '' })
      },
      log: (line) => logged.push(line),
      // However busy the machine is that runs the tests.
      patienceMs: 20_000,
    })

  const registry = create()
  return {
    asked,
    logged,
    files,
    registry,
    /** Another process of the shell, with the same folder of kept releases. */
    restarted: create,
    /** Makes a build the current release of the remote. */
    point(build: string, code = '') {
      files[`node/${build}.js`] = code
      const names = [`node/${build}.js`, 'web/same.css', 'web/edited.css']
      const hashes = names.map((name) => [name, integrityOf(Buffer.from(files[name] ?? ''))])
      since = Math.max(since + 1, Date.now())
      pointer = pointing(
        signed({
          build,
          node: { entry: `${build}.js` },
          web: {
            entry: 'remoteEntry.js',
            pages: { page: { js: [], css: ['same.css', 'edited.css'] } },
          },
          hashes: Object.fromEntries(hashes),
        }),
        since,
      )
    },
    goDown() {
      isDown = true
    },
    /** Points at something that is no release. */
    pointAtNothing() {
      pointer = '{}'
    },
    async stop() {
      await registry.close()
      await Promise.all(renderers.map((renderer) => renderer.drain()))
      rmSync(folder, { recursive: true })
    },
  }
}
