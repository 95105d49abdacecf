import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mediaFile } from '../../media/folders.ts'
import { csvOf, ROOM } from '../../testing/intake.ts'
import { type Fields, fileSender } from '../../testing/send-file.ts'
import { useApi } from '../../testing/test-api.ts'
import { zipOf } from '../../testing/zip-file.ts'

const api = useApi({ rooms: 60 })
let admin: Record<string, string>
beforeAll(async () => {
  admin = await api().as({ user_type: 'admin' })
})

const { send, over } = fileSender(api)

const rows = Array.from({ length: 5 }, (_, index) => ({
  ...ROOM,
  bukken_no: String(1_700_000_001 + index),
}))
const left = () => readdirSync(join(api().dataDir, 'imports'))

test('a file is taken in behind an answer at once, and its rooms are found', async () => {
  const bad = { ...ROOM, bukken_no: '1700000009', 賃料: '高め' }
  const { status, headers, body } = await send(csvOf([...rows, bad]))
  expect([status, body.import.state, body.import.file_name]).toEqual([202, 'running', 'rooms.csv'])
  expect(headers.location).toBe(`/api/v1/imports/${body.import.import_id}`)
  const report = await over(body.import.import_id)
  expect(report.import).toMatchObject({ state: 'done', total: 6, done: 6, created: 5, failed: 1 })
  expect(report.problems).toEqual([
    {
      ...{ file: 'rooms.csv', line: 7, number: '1700000009', is_draft: false },
      is_written: false,
      ...{ field: 'hy_yachin', reason: '数で入力してください。', cell: '高め' },
      ...{
        position: 0,
        repair_rule: null,
        repair_value: null,
        is_accepted: false,
        is_repaired: false,
      },
    },
  ])
  const found = await api().call('chintai/rooms?bukken_no[]=1700000001&bukken_no[]=1700000005')
  expect(found.body.pagination.total).toBe(2)
  expect(left()).toEqual([])
})

test('the same file again changes nothing; a closed room leaves the search', async () => {
  const again = await over((await send(csvOf(rows))).body.import.import_id)
  expect(again.import).toMatchObject({ unchanged: 5, created: 0, updated: 0 })
  const fewer = { ...rows[0], 募集状況: '非公開' }
  await over((await send(csvOf([fewer]))).body.import.import_id)
  const { body } = await api().call('chintai/rooms?bukken_no[]=1700000001')
  expect(body.pagination.total).toBe(0)
})

test('what was taken in is listed, the latest first, with why much was closed', async () => {
  const order = { full: 'true', force: 'true', dry_run: 'true', reason: '久留米の店舗を閉めました' }
  api().clock.now = new Date(api().clock.now.getTime() + 1000)
  const { body } = await send(csvOf(rows), order)
  await over(body.import.import_id)
  const list = await api().call('imports?limit=2', { headers: admin })
  expect(list.body.imports).toMatchObject([
    { import_id: body.import.import_id, is_dry_run: true, message: order.reason },
    { is_dry_run: false, message: null },
  ])
  expect(list.body.pagination.total).toBeGreaterThan(2)
})

test('an archive brings pictures; one that is missing is told of a row that was written', async () => {
  const picture = readFileSync(mediaFile('/media/interior/interior-1k-1-320.jpg'))
  const room = { ...rows[1], 写真: 'a.jpg|外観;b.jpg' }
  const zip = await zipOf({ 'rooms.csv': csvOf([room]), 'a.jpg': picture })
  const report = await over((await send(zip, {}, 'stock.zip')).body.import.import_id)
  expect(report.import).toMatchObject({ state: 'done', updated: 1, failed: 0 })
  const [problem, ...others] = report.problems
  expect([problem.reason, problem.is_written, others]).toEqual([
    '「b.jpg」がありません。',
    true,
    [],
  ])
  const { room: found } = (await api().call('chintai/rooms/1700000002')).body
  expect(found.photos).toMatchObject([{ type: 'gaikan', width: 320 }])
  const { statusCode } = await api().app.inject({ url: `${found.photos[0].url}-480.avif` })
  expect(statusCode).toBe(200)
  expect(left()).toEqual([])
})

test('a CSV that was sent alone names no file of the server', async () => {
  const room = { ...rows[2], 写真: 'a.jpg' }
  const { problems } = await over((await send(csvOf([room]))).body.import.import_id)
  expect(problems).toMatchObject([{ field: 'photos', reason: '「a.jpg」がありません。' }])
})

test('the report is read page by page', async () => {
  const bad = Array.from({ length: 250 }, (_, index) => ({ bukken_no: String(index) }))
  const { body } = await send(csvOf(bad))
  const report = await over(body.import.import_id, '?page=3&limit=100')
  expect(report.pagination).toEqual({ page: 3, limit: 100, total: 250, last_page: 3 })
  expect(report.problems).toHaveLength(50)
  expect(report.problems[0]).toMatchObject({ line: 202 })
})

test.each<[string, string | Buffer, Fields, RegExp]>([
  [
    'a file in no encoding',
    Buffer.from([0x61, 10, 0x82, 0xff, 10]),
    {},
    /^rooms.csv の2行目：文字コード/,
  ],
  [
    'a full file that lacks most',
    csvOf(rows.slice(0, 1)),
    { full: 'true' },
    /ファイルにないため、何も/,
  ],
  ['a mapping that is none', csvOf(rows), { map: '{' }, /^対応表が JSON ではありません。$/],
])('%s is refused in one line, and nothing is written', async (_, content, fields, message) => {
  const { import: run } = await over((await send(content, fields)).body.import.import_id)
  expect(run).toMatchObject({ state: 'refused', done: 0, message: expect.stringMatching(message) })
  expect(left()).toEqual([])
})

test('a form without a file, of no kind or of another type is refused', async () => {
  expect(await send('a', { kind: 'houses' })).toMatchObject({
    status: 422,
    body: { errors: { kind: expect.anything() } },
  })
  expect(await send('a', {}, 'rooms.xlsx')).toMatchObject({
    status: 422,
    body: { errors: { file: expect.anything() } },
  })
  expect(left()).toEqual([])
  const { status } = await api().call('imports', { method: 'POST', headers: admin, payload: {} })
  expect(status).toBe(415)
})

test('of two at once the second is refused in one line', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    ...ROOM,
    bukken_no: String(1_710_000_000 + index),
    建物番号: '27100000',
  }))
  const answers = await Promise.all([send(csvOf(many)), send(csvOf(many))])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([202, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    code: 'import.running',
    message: '別の取り込みが進行中です。終わってからもう一度お試しください。',
  })
  const begun = answers.find(({ status }) => status === 202)
  const { import: run } = await over(begun?.body.import.import_id)
  expect(run).toMatchObject({ state: 'done', created: 300 })
})

test('an unknown import is 404', async () => {
  const { status } = await api().call(`imports/${crypto.randomUUID()}`, { headers: admin })
  expect(status).toBe(404)
})

afterAll(() => expect(left()).toEqual([]))
