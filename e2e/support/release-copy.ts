import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { distDir, type RemoteName } from '@sumai/build/paths'
import { keep, point, signRelease } from '@sumai/build/release'

export type Release = ReturnType<typeof signRelease>

type Script = { name: string; text: string; integrity: string }

const HASHED = /\.([0-9a-f]{8})\.js$/

/**
 * The current release of a remote in a folder of its own, and other releases made from it: built
 * scripts are changed and everything is signed again, which takes a tenth of a second.
 */
export class ReleaseCopy {
  readonly dist = mkdtempSync(path.join(tmpdir(), 'sumai-release-'))
  readonly first: Release
  readonly #remote: RemoteName

  constructor(remote: RemoteName) {
    this.#remote = remote
    const from = distDir(remote)
    this.first = JSON.parse(readFileSync(path.join(from, 'remote.json'), 'utf8')).release
    for (const file of Object.keys(this.first.hashes)) {
      cpSync(path.join(from, file), path.join(this.dist, file))
    }
    keep(this.dist, this.first)
    this.back()
  }

  /** Makes the release that was copied the current one again. */
  back(): void {
    point(this.dist, this.first.build)
  }

  /** Makes a kept release the current one. */
  point({ build }: Release): void {
    point(this.dist, build)
  }

  /** Signs and keeps a release with other contents than its files say, or by another team. */
  sign(changed: Partial<Release>, team = this.#remote): Release {
    const { signature: _, ...unsigned } = { ...this.first, ...changed }
    const release = signRelease(team, unsigned)
    keep(this.dist, release)
    return release
  }

  /** A release in which a text of the source, a string of its own, is another expression. */
  replace(text: string, expression: (literal: string) => string): Release {
    const literal = new RegExp(`(["'\`])${[...text].map(inAnySpelling).join('')}\\1`, 'gi')
    return this.change(
      (script) => script.replace(literal, expression),
      ['web', 'node'].map((target) => new RegExp(`^${target}/`)),
    )
  }

  /** A release with something before the first line of one file. */
  prepend(file: string, code: string): Release {
    return this.edit(file, /^/, code)
  }

  /** A release in which one file has another text. */
  edit(file: string, text: RegExp, other: string): Release {
    return this.change(
      (script, name) => (name === file ? script.replace(text, other) : script),
      [file],
    )
  }

  /**
   * A release with changed scripts, signed and kept. As in a build, what has changed has a new hash
   * in its name, and so has every script that names it. Throws unless each of `where` has changed.
   */
  change(edit: (text: string, file: string) => string, where: (string | RegExp)[]): Release {
    const scripts = new Map<string, Script>()
    for (const [name, integrity] of Object.entries(this.first.hashes)) {
      if (name.endsWith('.js')) scripts.set(name, { name, text: this.#read(name), integrity })
    }
    const edited = [...scripts].filter(([file, script]) => {
      const text = edit(script.text, file)
      if (text === script.text) return false
      script.text = text
      return true
    })
    for (const wanted of where) {
      const isIt = (file: string) =>
        typeof wanted === 'string' ? file === wanted : wanted.test(file)
      if (!edited.some(([file]) => isIt(file))) throw new Error(`${wanted} is unchanged`)
    }
    for (const [, script] of edited) rename(script, [...scripts.values()])
    for (const { name, text } of scripts.values()) {
      mkdirSync(path.dirname(path.join(this.dist, name)), { recursive: true })
      writeFileSync(path.join(this.dist, name), text)
    }
    const names = (text: string) =>
      [...scripts].reduce(
        (named, [before, { name }]) => named.replaceAll(path.basename(before), path.basename(name)),
        text,
      )
    const { web, node, hashes } = this.first
    const changed = Object.entries(hashes).map(([file, hash]) => {
      const script = scripts.get(file)
      return [script?.name ?? file, script?.integrity ?? hash]
    })
    return this.sign({
      web: JSON.parse(names(JSON.stringify(web))),
      node: JSON.parse(names(JSON.stringify(node))),
      hashes: Object.fromEntries(changed),
      build: sha256(JSON.stringify(changed)).toString('hex').slice(0, 12),
    })
  }

  #read(file: string): string {
    return readFileSync(path.join(this.dist, file), 'utf8')
  }

  remove(): void {
    rmSync(this.dist, { recursive: true, force: true })
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Gives a changed script the name and integrity of what it is now, wherever another names it. */
function rename(script: Script, all: Script[]): void {
  const { name, integrity } = script
  const hash = sha256(script.text)
  script.integrity = `sha256-${hash.toString('base64')}`
  script.name = name.replace(HASHED, `.${hash.toString('hex').slice(0, 8)}.js`)
  const before = HASHED.exec(name)?.[1] ?? integrity
  const after = HASHED.exec(script.name)?.[1] ?? script.integrity
  for (const other of all.filter((it) => it !== script)) {
    const text = other.text.replaceAll(before, after).replaceAll(integrity, script.integrity)
    if (text === other.text) continue
    other.text = text
    rename(other, all)
  }
}

/** Browsers get the text itself, the server an escape. */
const inAnySpelling = (sign: string) =>
  `(?:${sign}|\\\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')})`
