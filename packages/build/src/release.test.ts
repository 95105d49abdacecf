import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { keptReleases, releaseBefore, releasedBuilds } from './kept-releases.ts'
import { currentRelease, point, propose, release } from './release.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'sumai-dist-'))
  mkdirSync(path.join(dist, 'web'))
  writeFileSync(path.join(dist, 'web/files.json'), '["index.html"]')
})
afterEach(() => rmSync(dist, { recursive: true }))

const build = (page: string) => writeFileSync(path.join(dist, 'web/index.html'), page)
function releaseOf(page: string): string {
  build(page)
  return release('staff', dist)
}
function previewOf(page: string): string {
  build(page)
  return propose('staff', dist)
}
/** As it was made before releases were recorded. */
const forget = () => rmSync(path.join(dist, 'released.json'))

function rollback(): string | undefined {
  const before = releaseBefore(dist, currentRelease(dist))
  if (before) point(dist, before)
  return before
}

test('a rollback leads to what was released before, never to a preview', () => {
  previewOf('early')
  const first = releaseOf('first')
  previewOf('preview')
  const second = releaseOf('second')
  previewOf('late')
  expect(releasedBuilds(dist)).toEqual([second, first])
  expect(rollback()).toBe(first)
  expect(rollback()).toBeUndefined()
})

test('a preview of what was released does not make it newer, a release does', () => {
  const first = releaseOf('first')
  const second = releaseOf('second')
  expect(previewOf('first')).toBe(first)
  expect(releasedBuilds(dist)).toEqual([second, first])
  expect(releaseOf('first')).toBe(first)
  expect(rollback()).toBe(second)
})

test('one goes back further and further, and not to what one came from', () => {
  const [first, second] = [releaseOf('first'), releaseOf('second')]
  releaseOf('third')
  expect([rollback(), rollback(), rollback()]).toEqual([second, first, undefined])
})

test('a folder without a record has released all that it keeps', () => {
  const [first, second] = [releaseOf('first'), releaseOf('second')]
  forget()
  expect(releasedBuilds(dist).toSorted()).toEqual([first, second].toSorted())
  const preview = previewOf('preview')
  const third = releaseOf('third')
  expect(keptReleases(dist)).toContain(preview)
  expect(rollback()).not.toBe(preview)
  expect(releasedBuilds(dist)[0]).toBe(third)
})
