import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { cachedFolder } from './cached-folder.ts'
import { repoRoot } from './paths.ts'

let folder: string
let source: string
const make = jest.fn(async (target: string) => writeFileSync(path.join(target, 'made'), 'whole'))
const cached = (key = '') =>
  cachedFolder({
    name: 'data',
    sources: [path.relative(repoRoot, source)],
    key,
    make,
    cache: path.join(folder, 'cache'),
  })

beforeEach(() => {
  make.mockClear()
  folder = mkdtempSync(path.join(tmpdir(), 'cached-'))
  source = path.join(folder, 'source')
  writeFileSync(source, 'one')
})

test('is made once, and again when a source or the key changes', async () => {
  const first = await cached()
  expect(readFileSync(path.join(first, 'made'), 'utf8')).toBe('whole')
  expect(await cached()).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
  writeFileSync(source, 'two')
  expect(await cached()).not.toBe(first)
  await cached('another day')
  expect(make).toHaveBeenCalledTimes(3)
})

test('two processes that make it at once get the same one', async () => {
  const [one, other] = await Promise.all([cached(), cached()])
  expect(one).toBe(other)
  expect(readdirSync(path.join(folder, 'cache'))).toEqual([path.basename(one)])
})

test('nothing half made is left of a failure, and the next run tries again', async () => {
  make.mockRejectedValueOnce(new Error('disk full'))
  await expect(cached()).rejects.toThrow('disk full')
  expect(readdirSync(path.join(folder, 'cache'))).toEqual([])
  expect(readFileSync(path.join(await cached(), 'made'), 'utf8')).toBe('whole')
})

test('versions of earlier days give way to a new one', async () => {
  const old = await cached()
  const before = new Date(Date.now() - 2 * 24 * 3600 * 1000)
  utimesSync(old, before, before)
  writeFileSync(source, 'two')
  const next = await cached()
  expect(readdirSync(path.join(folder, 'cache'))).toEqual([path.basename(next)])
})
