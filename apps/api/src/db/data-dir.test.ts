import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { lockDataDir } from './data-dir.ts'
import { settleFolder } from './settled-folder.ts'

const freshDir = () => mkdtempSync(join(tmpdir(), 'api-'))

test('one directory is for one owner, until it is given back', () => {
  const dir = freshDir()
  const unlock = lockDataDir(dir)
  expect(() => lockDataDir(dir)).toThrow(`DATA_DIR ${dir} is in use by another process.`)
  unlock()
  lockDataDir(dir)()
})

test('seeing a directory onto the disk does not give it back', async () => {
  const dir = freshDir()
  const unlock = lockDataDir(dir)
  await settleFolder(dir)
  const module = JSON.stringify(new URL('./data-dir.ts', import.meta.url).href)
  const script = `(await import(${module})).lockDataDir(${JSON.stringify(dir)})`
  const other = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  await expect(other).rejects.toMatchObject({ stderr: expect.stringContaining('is in use') })
  unlock()
}, 30_000)

test('a directory whose owner was killed is free at once', async () => {
  const dir = freshDir()
  const module = JSON.stringify(new URL('./data-dir.ts', import.meta.url).href)
  const script = `
    const { lockDataDir } = await import(${module})
    lockDataDir(${JSON.stringify(dir)})
    process.kill(process.pid, 'SIGKILL')`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  await expect(run).rejects.toMatchObject({ signal: 'SIGKILL' })
  lockDataDir(dir)()
}, 30_000)

test('a file is no directory, which is said in one line', () => {
  const file = join(freshDir(), 'file')
  writeFileSync(file, '')
  expect(() => lockDataDir(file)).toThrow(`DATA_DIR ${file} cannot be used (EEXIST).`)
})
