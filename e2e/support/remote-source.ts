import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { appDir, type RemoteName, repoRoot } from '@sumai/build/paths'
import { release } from '@sumai/build/release'
import { run } from '@sumai/build/run'

/** A team's working copy of its remote, which it changes, builds and releases. */
export class RemoteSource {
  readonly #dir: string
  readonly #remote: RemoteName

  constructor(remote: RemoteName) {
    this.#remote = remote
    // Inside the checkout, so that the compiler finds the packages.
    this.#dir = mkdtempSync(path.join(repoRoot, 'e2e/test-copy-'))
    const from = appDir(remote)
    for (const part of ['src', 'package.json', 'rspack.config.mjs']) {
      cpSync(path.join(from, part), path.join(this.#dir, part), { recursive: true })
    }
    symlinkSync(path.join(from, 'node_modules'), path.join(this.#dir, 'node_modules'))
  }

  /** Replaces a text of a source file. */
  edit(file: string, before: string | RegExp, after: string): void {
    const target = path.join(this.#dir, 'src', file)
    const text = readFileSync(target, 'utf8')
    const changed = text.replace(before, after)
    if (changed === text) throw new Error(`${file} does not contain ${before}`)
    writeFileSync(target, changed)
  }

  /** Builds into `dist`, signs, and makes the build the current release. */
  async release(dist: string): Promise<void> {
    await run('rspack', ['build'], {
      cwd: this.#dir,
      stdio: 'ignore',
      env: { ...process.env, DIST: dist },
    })
    release(this.#remote, dist)
  }

  remove(): void {
    rmSync(this.#dir, { recursive: true, force: true })
  }
}
