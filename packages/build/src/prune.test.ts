import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { keptReleases, releaseFile } from './kept-releases.ts'
import { prune } from './prune.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'sumai-dist-'))
  for (const folder of ['web', 'releases']) mkdirSync(path.join(dist, folder))
})
afterEach(() => rmSync(dist, { recursive: true }))

/** A release so many days old: a page of its own, and what it shares with all others. */
function releaseOf(days: number) {
  const build = `build${days}`
  const files = [`web/page.${days}.js`, 'web/shared.js']
  for (const file of files) {
    writeFileSync(path.join(dist, file), '')
    for (const ending of ['br', 'gz']) writeFileSync(path.join(dist, `${file}.${ending}`), '')
  }
  const hashes = Object.fromEntries(files.map((file) => [file, 'sha256-x']))
  writeFileSync(releaseFile(dist, build), JSON.stringify({ build, hashes }))
  const then = Date.now() / 1000 - days * 24 * 3600
  utimesSync(releaseFile(dist, build), then, then)
}

const has = (file: string) => existsSync(path.join(dist, 'web', file))

test('keeps ten releases however old they are', () => {
  for (let days = 30; days < 40; days++) releaseOf(days)
  prune(dist, 'build30')
  expect(keptReleases(dist)).toHaveLength(10)
  expect(has('page.39.js')).toBe(true)
})

test('keeps a week of releases however many they are', () => {
  for (let index = 0; index < 30; index++) releaseOf(index / 5)
  prune(dist, 'build0')
  expect(keptReleases(dist)).toHaveLength(30)
})

test('takes away what is older than both, but not what others still use', () => {
  for (let days = 0; days < 12; days++) releaseOf(days)
  prune(dist, 'build0')
  expect(keptReleases(dist).at(-1)).toBe('build9')
  expect(has('page.9.js')).toBe(true)
  expect(has('page.10.js')).toBe(false)
  expect(has('page.11.js.br')).toBe(false)
  expect(has('page.11.js.gz')).toBe(false)
  expect(has('shared.js')).toBe(true)
})

test('never takes away the current release, to which a team may have rolled back', () => {
  for (let days = 0; days < 12; days++) releaseOf(days)
  prune(dist, 'build11')
  expect(has('page.11.js')).toBe(true)
  expect(has('page.10.js')).toBe(false)
})
