import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { makeStaffKeys, readStaffKeys } from '../staff/staff-keys.ts'
import { staffReader } from '../staff/staff-tokens.ts'

const SHOP = { user_type: 'shop', tenpo_no: '301', syain_no: '000123' } as const

let file: string
beforeEach(async () => {
  file = join(mkdtempSync(join(tmpdir(), 'keys-')), 'staff-keys.json')
  await makeStaffKeys(file)
})

/** Runs one of the commands for staff. */
const run = (name: string, ...args: string[]) => {
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
  const env = { ...process.env, STAFF_JWKS: file }
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], { env })
  return { out: String(stdout).trim(), error: String(stderr).trim(), status }
}

test('a token is issued for a role', async () => {
  const { out } = run('staff-token', '--role', 'shop', '--tenpo', '301', '--syain', '000123')
  expect(await staffReader(file, () => new Date(), jest.fn())(out)).toEqual(SHOP)
  for (const args of [['--role', 'boss'], ['--role', 'shop'], ['--rank', 'admin'], []]) {
    expect(run('staff-token', ...args)).toMatchObject({ status: 1, out: '' })
  }
})

test('keys are listed, added and retired', () => {
  const [first] = readStaffKeys(file)
  const { out: kid } = run('staff-keys', 'add')
  expect(run('staff-keys', 'list').out).toBe(`${first?.kid}\n${kid}`)
  run('staff-keys', 'retire', kid)
  expect(run('staff-keys', 'list').out).toBe(first?.kid)
  expect(run('staff-keys', 'retire', 'nosuch')).toMatchObject({
    status: 1,
    error: 'There is no key nosuch.',
  })
})
