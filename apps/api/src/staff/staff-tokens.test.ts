import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { badTokens } from '../testing/bad-tokens.ts'
import { addStaffKey, makeStaffKeys, readStaffKeys, retireStaffKey } from './staff-keys.ts'
import { issueStaffToken, staffReader } from './staff-tokens.ts'

const NOW = new Date('2026-11-21T15:00:00+09:00')
const ADMIN = { user_type: 'admin' } as const
const SHOP = { user_type: 'shop', tenpo_no: '301', syain_no: '000123' } as const

let file: string
let onFault: jest.Mock
const reader = () => staffReader(file, () => NOW, onFault)

beforeEach(async () => {
  file = join(mkdtempSync(join(tmpdir(), 'keys-')), 'staff-keys.json')
  onFault = jest.fn()
  await makeStaffKeys(file)
})

describe('a staff token', () => {
  test('says who sent it, for twelve hours', async () => {
    for (const staff of [ADMIN, SHOP]) {
      const token = await issueStaffToken(file, staff, NOW)
      expect(await reader()(token)).toEqual(staff)
      const later = (ms: number) => staffReader(file, () => new Date(NOW.getTime() + ms), onFault)
      expect(await later(12 * 3_600_000 - 1)(token)).toEqual(staff)
      expect(await later(12 * 3_600_000 + 6_000)(token)).toBeUndefined()
    }
  })

  test('is refused when anything about it is wrong', async () => {
    const read = reader()
    const tokens = await badTokens(file, NOW)
    for (const [fault, token] of Object.entries(tokens)) {
      expect({ fault, staff: await read(token) }).toEqual({ fault, staff: undefined })
    }
  })
})

describe('the file of keys', () => {
  test('is for its owner alone, and an existing one is left as it is', async () => {
    const before = readFileSync(file, 'utf8')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await makeStaffKeys(file)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test('is read again when keys are added and retired, without a restart', async () => {
    const read = reader()
    const [first] = readStaffKeys(file)
    const old = await issueStaffToken(file, ADMIN, NOW)
    expect(await read(old)).toEqual(ADMIN)

    const kid = await addStaffKey(file)
    const fresh = await issueStaffToken(file, ADMIN, NOW)
    expect(JSON.parse(atob(fresh.split('.')[0] ?? '')).kid).toBe(kid)
    expect(await read(fresh)).toEqual(ADMIN)
    expect(await read(old)).toEqual(ADMIN)

    retireStaffKey(file, first?.kid ?? '')
    expect(await read(old)).toBeUndefined()
    expect(await read(fresh)).toEqual(ADMIN)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(() => retireStaffKey(file, kid)).toThrow('The last key stays')
    expect(() => retireStaffKey(file, 'nosuch')).toThrow('There is no key nosuch.')
  })

  test('may hold public keys alone: tokens are read by it, not signed', async () => {
    const token = await issueStaffToken(file, ADMIN, NOW)
    const keys = readStaffKeys(file).map(({ d, ...publicPart }) => publicPart)
    writeFileSync(file, JSON.stringify({ keys }))
    expect(await reader()(token)).toEqual(ADMIN)
    await expect(issueStaffToken(file, ADMIN, NOW)).rejects.toThrow('no private key')
  })

  test('lets nobody in while it is broken, says so, and is good again when mended', async () => {
    const read = reader()
    const token = await issueStaffToken(file, ADMIN, NOW)
    const good = readFileSync(file)
    expect(await read(token)).toEqual(ADMIN)
    for (const broken of ['{', '{"keys":[{"kty":"oct","k":"AAAA","kid":"a"}]}']) {
      writeFileSync(file, broken)
      expect(await read(token)).toBeUndefined()
    }
    expect(onFault).toHaveBeenCalledTimes(2)
    writeFileSync(file, good)
    chmodSync(file, 0o600)
    expect(await read(token)).toEqual(ADMIN)
  })
})
