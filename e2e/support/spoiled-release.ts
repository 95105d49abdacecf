import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { distDir, type RemoteName } from '@sumai/build/paths'
import { describeBuild, keep, point, signRelease } from '@sumai/build/release'

/** Signed, so that only what is wrong in the files themselves is left to stop them. */
export class SpoiledRelease {
  readonly dist = mkdtempSync(path.join(tmpdir(), 'sumai-spoiled-'))
  readonly build: string
  readonly #remote: RemoteName
  #spoiled = 0

  /** A copy of the current release, which is well. */
  constructor(remote: RemoteName) {
    this.#remote = remote
    const from = distDir(remote)
    const { release } = JSON.parse(readFileSync(path.join(from, 'remote.json'), 'utf8'))
    this.build = release.build
    const described = ['web', 'node'].flatMap((it) => [`${it}/pages.json`, `${it}/files.json`])
    for (const file of [...Object.keys(release.hashes), ...described, 'remote.json']) {
      cpSync(path.join(from, file), path.join(this.dist, file))
    }
    keep(this.dist, release)
  }

  /** The files of the release, as `remote.json` names them. */
  get release() {
    return describeBuild(this.#remote, this.dist)
  }

  /**
   * Changes one file, makes every other file that names its hash name the new one, signs it all and
   * makes it the current release. Returns how to go back to the one before.
   */
  spoil(file: string, before: string | RegExp, after: string): () => void {
    const changed = new Map<string, string>()
    const read = (name: string) => readFileSync(path.join(this.dist, name), 'utf8')
    const change = (name: string, text: string) => {
      const hash = this.release.hashes[name] ?? ''
      if (!changed.has(name)) changed.set(name, read(name))
      writeFileSync(path.join(this.dist, name), text)
      const { hashes } = this.release
      for (const other of Object.keys(hashes).filter((it) => /^web\/.+\.js$/.test(it))) {
        const named = read(other)
        if (named.includes(hash)) change(other, named.replaceAll(hash, hashes[name] ?? ''))
      }
    }
    const text = read(file).replace(before, after)
    if (text === read(file)) throw new Error(`${file} does not contain ${before}`)
    change(file, text)
    this.#spoiled += 1
    const build = `spoiled${this.#spoiled}`
    keep(this.dist, signRelease(this.#remote, { ...this.release, build }))
    point(this.dist, build)
    return () => {
      for (const [name, original] of changed) writeFileSync(path.join(this.dist, name), original)
      point(this.dist, this.build)
    }
  }

  remove(): void {
    rmSync(this.dist, { recursive: true, force: true })
  }
}
