import { beforeAll, expect, test } from '@jest/globals'
import { csvOf, ROOM } from '../../testing/intake.ts'
import { fileSender } from '../../testing/send-file.ts'
import { useApi } from '../../testing/test-api.ts'
import { importedBefore } from './imports.table.ts'

const api = useApi({ rooms: 60 })
const { send, over } = fileSender(api)
let headers: Record<string, string>
beforeAll(async () => {
  headers = await api().as({ user_type: 'admin' })
})

const rows = Array.from({ length: 3 }, (_, index) => ({
  ...ROOM,
  bukken_no: String(1_700_000_001 + index),
}))

async function taken(content: string, fields = {}) {
  const { body } = await send(content, fields)
  return (await over(body.import.import_id)).import
}
const undo = (importId: string) =>
  api().call(`imports/${importId}/undo`, { method: 'POST', headers })
const found = async () => {
  const numbers = rows.map(({ bukken_no }) => `bukken_no[]=${bukken_no}`).join('&')
  const { rooms } = (await api().call(`chintai/rooms?${numbers}&order=yachin_asc`)).body
  return rooms.map(({ hy_yachin }: { hy_yachin: number }) => hy_yachin)
}

test('what a file has changed is put back, and visitors find it at once', async () => {
  const first = await taken(csvOf(rows))
  const wrong = await taken(csvOf(rows.map((row) => ({ ...row, 賃料: '9,000円' }))))
  expect(wrong.undo_until).toBe('2026-11-22T15:00:00+09:00')
  expect(await found()).toEqual([9_000, 9_000, 9_000])

  const { status, headers: answered, body } = await undo(wrong.import_id)
  const back = body.import
  expect([status, answered.location]).toEqual([202, `/api/v1/imports/${back.import_id}`])
  const report = await over(back.import_id)
  expect(report.import).toMatchObject({
    ...{ undoes: wrong.import_id, state: 'done', updated: 3, closed: 0, failed: 0 },
    ...{ undo_until: null, file_name: 'rooms.csv' },
  })
  expect(await found()).toEqual([62_000, 62_000, 62_000])
  expect((await over(wrong.import_id)).import.undo_until).toBeNull()
  expect(await undo(wrong.import_id)).toMatchObject({ status: 409 })

  const all = await over((await undo(first.import_id)).body.import.import_id)
  expect(all.import).toMatchObject({ updated: 0, closed: 3, failed: 0 })
  expect(await found()).toEqual([])
})

test('a home that somebody changed since is named in the report, and left alone', async () => {
  const { import_id } = await taken(csvOf(rows))
  const path = `chintai/rooms/${rows[0]?.bukken_no}`
  const payload = { version: 1, hy_yachin: 70_000 }
  expect((await api().call(path, { method: 'PUT', headers, payload })).status).toBe(200)
  const { import: back, problems } = await over((await undo(import_id)).body.import.import_id)
  expect(back).toMatchObject({ closed: 2, failed: 2 })
  expect(problems).toMatchObject([
    { number: rows[0]?.bukken_no, reason: expect.stringMatching(/本部が変更したため、そのままに/) },
    { number: ROOM.建物番号, reason: expect.stringMatching(/ほかで使われているため/) },
  ])
  expect(await found()).toEqual([70_000])
})

test('neither a trial, nor what is older than a day, nor what changed nothing, is put back', async () => {
  const trial = await taken(csvOf(rows), { dry_run: 'true' })
  const change = csvOf(rows.map((row) => ({ ...row, 賃料: '61000' })))
  const written = await taken(change)
  const unchanged = await taken(change)
  expect([trial.undo_until, unchanged.undo_until]).toEqual([null, null])
  const now = api().clock.now
  api().clock.now = new Date(now.getTime() + 86_400_000)
  headers = await api().as({ user_type: 'admin' })
  for (const { import_id } of [trial, unchanged, written]) {
    expect(await undo(import_id)).toMatchObject({
      status: 409,
      body: { code: 'import.not_undoable' },
    })
  }
  api().clock.now = now
  headers = await api().as({ user_type: 'admin' })
  expect((await undo(crypto.randomUUID())).status).toBe(404)
})

test('what rows said before is forgotten when it can no longer be put back', async () => {
  await taken(csvOf(rows.map((row) => ({ ...row, 賃料: '60000' }))))
  const kept = () => api().db.$count(importedBefore)
  expect(await kept()).toBeGreaterThan(0)
  api().clock.now = new Date(api().clock.now.getTime() + 2 * 86_400_000)
  await api().newDay()
  expect(await kept()).toBe(0)
})
