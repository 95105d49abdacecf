import { beforeAll, describe, expect, test } from '@jest/globals'
import type { AuditLogEntry } from '@sumai/api-client/contract/audit-log'
import { draftLet } from '../../testing/draft-bodies.ts'
import { ROOM, takeIn } from '../../testing/intake.ts'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })
type Headers = Record<string, string>
let shop: Headers
let admin: Headers
let syain_no: string

const write = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = shop) =>
  api().call(path, { method, headers, ...(payload && { payload }) })

async function log(query: string): Promise<AuditLogEntry[]> {
  const { status, body } = await api().call(`audit-log?${query}`, { headers: admin })
  expect(status).toBe(200)
  return body.audit_log
}

beforeAll(async () => {
  const [member] = (await api().call('staffs?tenpo_no=301&limit=1')).body.staffs
  syain_no = member.syain_no
  shop = await api().as({ user_type: 'shop', tenpo_no: '301', syain_no })
  admin = await api().as({ user_type: 'admin' })
})

describe('the audit log', () => {
  test('says who changed which fields of a room, when, from what to what', async () => {
    const { room } = (await write('POST', 'chintai/rooms', { ...draftLet, tm_no: '20000001' })).body
    const path = `chintai/rooms/${room.bukken_no}`
    await write('PUT', path, { version: 1, hy_yachin: 60_000, is_kadobeya: false })
    const lines = await log(`resource=chintai/rooms&resource_id=${room.bukken_no}`)
    const who = { user_type: 'shop', tenpo_no: '301', syain_no, via: 'call' }
    expect(lines).toEqual([
      expect.objectContaining({
        ...who,
        changed_at: '2026-11-21T15:00:00+09:00',
        action: 'change',
        changes: [{ field: 'hy_yachin', from: 62_000, to: 60_000 }],
      }),
      expect.objectContaining({ ...who, action: 'create', changes: [] }),
    ])
  })

  test('has the changes of every other call', async () => {
    const building = (await api().call('chintai/tatemono/20000001', { headers: admin })).body
    const { version } = building.tatemono
    await write('PUT', 'chintai/tatemono/20000001', { version, comment: '新しい' }, admin)
    expect((await log('resource=chintai/tatemono'))[0]).toMatchObject({
      user_type: 'admin',
      tenpo_no: null,
      changes: [{ field: 'comment', from: building.tatemono.comment, to: '新しい' }],
    })
    const [sale] = (await api().call('baibai/rooms?tenpo_no=301&limit=1')).body.rooms
    await write('PUT', `baibai/rooms/${sale.bukken_no}`, {
      version: sale.version,
      kakaku: 9_800_000,
    })
    await write('DELETE', `baibai/rooms/${sale.bukken_no}`, undefined, admin)
    const [removed, cheaper] = await log(`resource_id=${sale.bukken_no}`)
    expect(cheaper?.changes).toContainEqual({
      field: 'kakaku',
      from: sale.kakaku,
      to: 9_800_000,
    })
    expect(removed).toMatchObject({ action: 'remove', user_type: 'admin' })
    expect(removed?.changes).toContainEqual({ field: 'kakaku', from: 9_800_000, to: null })
  })

  test('never repeats what may tell of a person', async () => {
    const hanako = {
      syain_no: '990001',
      tenpo_no: '301',
      name: '筑紫 花子',
      name_kana: 'チクシ ハナコ',
      email: 'hanako@example.jp',
    }
    await write('POST', 'staffs', hanako, admin)
    const change = { version: 1, name: '佐賀 花子', email: 'saga@example.jp', yakushoku: '店長' }
    await write('PUT', 'staffs/990001', change, admin)
    await write('DELETE', 'staffs/990001', undefined, admin)
    const [removed, changed] = await log('resource=staffs&resource_id=990001')
    expect(changed?.changes).toEqual(
      expect.arrayContaining([
        { field: 'name' },
        { field: 'email' },
        { field: 'yakushoku', from: null, to: '店長' },
      ]),
    )
    expect(JSON.stringify([removed, changed])).not.toMatch(/花子|example\.jp/)
    const [sale] = (await api().call('baibai/rooms?tenpo_no=301&limit=1')).body.rooms
    const { bukken_no, version } = sale
    await write('PUT', `baibai/rooms/${bukken_no}`, { version, banchi: '12-3' })
    expect((await log(`resource_id=${bukken_no}`))[0]?.changes).toContainEqual({ field: 'banchi' })
  })

  test('has what files change, and nothing of a file that changes nothing', async () => {
    const rows = [ROOM]
    await takeIn(api(), 'chintai', rows)
    await takeIn(api(), 'chintai', [{ ...ROOM, 賃料: '58,000円' }])
    await takeIn(api(), 'chintai', [{ ...ROOM, 賃料: '58,000円' }])
    const lines = await log(`resource=chintai/rooms&resource_id=${ROOM.bukken_no}`)
    expect(lines.map(({ action, via, user_type }) => [action, via, user_type])).toEqual([
      ['change', 'import', 'operator'],
      ['create', 'import', 'operator'],
    ])
    expect(lines[0]?.changes).toEqual([{ field: 'hy_yachin', from: 62_000, to: 58_000 }])
    const [built] = await log(`resource=chintai/tatemono&resource_id=${ROOM.建物番号}`)
    expect(built).toMatchObject({ action: 'create', via: 'import' })
  })

  test('tells a shop who has changed a thing of its own, and nothing else', async () => {
    const other = await api().as({ user_type: 'shop', tenpo_no: '001' })
    const read = async (query: string, headers = shop) =>
      (await api().call(`audit-log?${query}`, { headers })).status
    const [sale] = (await api().call('baibai/rooms?tenpo_no=301&limit=1')).body.rooms
    const [room] = (await api().call('chintai/rooms?tenpo_no=301&limit=1')).body.rooms
    const own = [
      `resource=chintai/rooms&resource_id=${room.bukken_no}`,
      `resource=chintai/tatemono&resource_id=${room.tm_no}`,
      `resource=baibai/rooms&resource_id=${sale.bukken_no}`,
      `resource=staffs&resource_id=${syain_no}`,
      'resource=shops&resource_id=301',
    ]
    for (const query of own) {
      expect([query, await read(query)]).toEqual([query, 200])
    }
    for (const query of own.filter((it) => !it.includes('tatemono'))) {
      expect([query, await read(query, other)]).toEqual([query, 403])
    }
    for (const query of [
      ...['', 'tenpo_no=301', 'resource=chintai/rooms', `resource_id=${sale.bukken_no}`],
      `${own[2]}&resource_id=${room.bukken_no}`,
      `${own[2]}&resource=inquiries`,
      'resource=inquiries&resource_id=1',
      'resource=banners&resource_id=1',
      `resource=staff/session&resource_id=${syain_no}`,
    ]) {
      expect([query, await read(query)]).toEqual([query, 403])
    }
  })

  test('has nothing of a change that was refused', async () => {
    const before = await log('limit=1')
    const [sale] = (await api().call('baibai/rooms?tenpo_no=301&limit=1')).body.rooms
    const { bukken_no, version } = sale
    const refused = await write('PUT', `baibai/rooms/${bukken_no}`, { version, title: '格安' })
    expect(refused.status).toBe(422)
    expect(await log('limit=1')).toEqual(before)
  })

  test('is read part by part, the latest first, by who, what and when', async () => {
    const all = await log('limit=100')
    const parts: AuditLogEntry[] = []
    let cursor = ''
    do {
      const { body } = await api().call(`audit-log?limit=3&cursor=${cursor}`, { headers: admin })
      parts.push(...body.audit_log)
      cursor = body.next_cursor ?? ''
    } while (cursor)
    expect(parts).toEqual(all)
    const ids = all.map(({ audit_id }) => audit_id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    const ofShop = await log(`tenpo_no=301&syain_no=${syain_no}`)
    expect(ofShop).toEqual(all.filter(({ tenpo_no }) => tenpo_no === '301'))
    expect(await log('since=2026-11-21&until=2026-11-21&limit=100')).toEqual(all)
    expect(await log('since=2026-11-22')).toEqual([])
    expect(await log('until=2026-11-20')).toEqual([])
  })
})
