import { beforeAll, describe, expect, test } from '@jest/globals'
import type { AuditLogEntry } from '@sumai/api-client/contract/audit-log'
import { signedInColleagues } from '../../testing/colleagues.ts'
import { draftLet } from '../../testing/draft-bodies.ts'
import { NOW, useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })
type Headers = Record<string, string>
let own: Headers
let other: Headers
let admin: Headers

beforeAll(async () => {
  ;({ own, other, admin } = await signedInColleagues(api()))
})

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const write = (method: Method, path: string, payload?: object, headers = own) =>
  api().call(path, { method, headers, ...(payload && { payload }) })
const undo = (id: number | undefined, headers = own) =>
  write('POST', `audit-log/${id}/undo`, undefined, headers)

/** The latest change of a thing. */
async function latest(resource: string, id: string | number): Promise<AuditLogEntry | undefined> {
  const path = `audit-log?resource=${resource}&resource_id=${id}&limit=1`
  return (await api().call(path, { headers: admin })).body.audit_log[0]
}

/** A property of the shop that visitors see. */
async function offered() {
  const [sale] = (await api().call('baibai/rooms?tenpo_no=301&limit=1')).body.rooms
  const path = `baibai/rooms/${sale.bukken_no}`
  const read = async () => (await api().call(path, { headers: own })).body.room
  const change = async (fields: object, headers = own) => {
    const { version } = await read()
    const { status, body } = await write('PUT', path, { version, ...fields }, headers)
    expect([status, body.code]).toEqual([200, undefined])
    return latest('baibai/rooms', sale.bukken_no)
  }
  return { no: sale.bukken_no as string, path, read, change }
}

describe('a change that is taken back', () => {
  test('is a new change, which can be taken back too', async () => {
    const { read, change } = await offered()
    const before = await read()
    const entry = await change({ biko: '変更', kakaku: 9_800_000 })
    expect(entry?.undo).toBe('possible')
    const { status, body } = await undo(entry?.audit_id)
    expect(status).toBe(200)
    expect(body.audit_log_entry).toMatchObject({
      ...{ action: 'change', syain_no: '980001', undo: 'possible' },
      changes: expect.arrayContaining([{ field: 'biko', from: '変更', to: before.biko }]),
    })
    const after = await read()
    expect(after).toMatchObject({ biko: before.biko, kakaku: before.kakaku })
    expect(after.version).toBe(before.version + 2)
    await undo(body.audit_log_entry.audit_id)
    expect((await read()).biko).toBe('変更')
  })

  test('leaves what was changed since in other fields', async () => {
    const { read, change } = await offered()
    const entry = await change({ biko: '先に' })
    await change({ comment: 'あとから' })
    expect((await undo(entry?.audit_id)).status).toBe(200)
    expect((await read()).comment).toBe('あとから')
  })

  test('is refused in words when the same field was changed since', async () => {
    const { no, read, change } = await offered()
    const entry = await change({ biko: '一', comment: '一' })
    await change({ biko: '二' })
    const { status, body } = await undo(entry?.audit_id)
    expect([status, body.code]).toEqual([409, 'audit_log.changed'])
    expect(body.message).toBe('あとで同じ項目が変わったため、元に戻せません。')
    expect((await read()).biko).toBe('二')
    const { body: all } = await api().call(`audit-log?resource_id=${no}`, { headers: admin })
    expect(all.audit_log.slice(0, 2).map((it: AuditLogEntry) => it.undo)).toEqual([
      'possible',
      'changed',
    ])
  })

  test('is checked as any other change of what visitors see', async () => {
    const { read, change } = await offered()
    const entry = await change({ boshu_status: 'hidden' })
    await change({ title: '格安' })
    const { status, body } = await undo(entry?.audit_id)
    expect([status, body.code]).toEqual([422, 'room.not_publishable'])
    expect((await read()).boshu_status).toBe('hidden')
    await change({ title: '南向きの部屋' })
    expect((await undo(entry?.audit_id)).status).toBe(200)
    expect((await read()).boshu_status).toBe('public')
  })
})

describe('what a change cannot be taken back by', () => {
  test('is another shop, and a shop for what the head office alone may change', async () => {
    const { no, read, change } = await offered()
    const { biko } = await read()
    const entry = await change({ biko: '権限' })
    expect((await undo(entry?.audit_id, other)).status).toBe(403)
    expect((await read()).biko).toBe('権限')
    await undo(entry?.audit_id, admin)
    expect((await read()).biko).toBe(biko)

    await change({ tenpo_no: '001' }, admin)
    const moved = await latest('baibai/rooms', no)
    expect((await undo(moved?.audit_id, own)).status).toBe(403)
    expect((await undo(moved?.audit_id, other)).status).toBe(403)
    expect((await undo(moved?.audit_id, admin)).status).toBe(200)
    expect((await read()).tenpo_no).toBe('301')
  })

  test('is nobody: without a session, or without the token of the page', async () => {
    const { change } = await offered()
    const entry = await change({ biko: '誰' })
    const { 'x-csrf-token': _, ...foreign } = own
    expect((await undo(entry?.audit_id, {})).status).toBe(401)
    expect((await undo(entry?.audit_id, foreign)).status).toBe(403)
  })
})

test('an article that had appeared by itself is public again', async () => {
  const publish_at = new Date(NOW.getTime() + 60_000).toISOString()
  const news = { content_type: 'news_chintai', title: '臨時休業', body: '<p>お休みします。</p>' }
  const scheduled = { ...news, content_status: 'scheduled', publish_at }
  const { content } = (await write('POST', 'contents', scheduled, admin)).body
  const path = `contents/${content.content_id}`
  api().clock.now = new Date(NOW.getTime() + 120_000)
  await write('PUT', path, { version: 1, content_status: 'archived' }, admin)
  const entry = await latest('contents', content.content_id)
  const { status } = await undo(entry?.audit_id, admin)
  api().clock.now = NOW
  expect(status).toBe(200)
  const read = await api().call(path, { headers: admin })
  expect(read.body.content.content_status).toBe('public')
})

test('what is new, gone or kept without values says why it stays', async () => {
  const { room } = (await write('POST', 'chintai/rooms', { ...draftLet, tm_no: '20000001' })).body
  const made = await latest('chintai/rooms', room.bukken_no)
  expect((await undo(made?.audit_id)).body.code).toBe('audit_log.elsewhere')

  const banner = {
    banner_type: 'chintai_side',
    title: '春',
    alt: '桜',
    image_pc: '/media/interior/interior-1k-1',
  }
  const { banner: it } = (await write('POST', 'banners', banner, admin)).body
  await write('PUT', `banners/${it.banner_id}`, { version: 1, title: '夏' }, admin)
  const entry = await latest('banners', it.banner_id)
  expect(entry?.undo).toBe('possible')
  await write('DELETE', `banners/${it.banner_id}`, undefined, admin)
  const gone = await undo(entry?.audit_id, admin)
  expect(gone.body).toMatchObject({
    code: 'audit_log.gone',
    message: expect.stringMatching('ない'),
  })

  const person = {
    syain_no: '990002',
    tenpo_no: '301',
    name: '筑紫 一',
    name_kana: 'チクシ ハジメ',
  }
  await write('POST', 'staffs', person, admin)
  await write('PUT', 'staffs/990002', { version: 1, name: '筑紫 二' }, admin)
  const named = await latest('staffs', '990002')
  expect((await undo(named?.audit_id, admin)).body.code).toBe('audit_log.not_kept')
  expect((await undo(999_999_999, admin)).status).toBe(404)
})
