import { expect, test } from '@jest/globals'
import { csvOf, ROOM } from '../../testing/intake.ts'
import { fileSender } from '../../testing/send-file.ts'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })
const { send, over } = fileSender(api)

const WRONG: readonly Record<string, string>[] = [
  { 賃料: '6.8' },
  { 賃料: '7.2' },
  { 次回更新予定日: '2026-12-31' },
  { 賃料: '高め' },
  { 交通: '地下鉄天神駅 徒歩5分' },
]
const rows = WRONG.map((cells, index) => ({
  ...{ ...ROOM, 建物番号: String(27_000_001 + index) },
  bukken_no: String(1_700_000_001 + index),
  ...cells,
}))
const file = csvOf(rows)

async function tried(fields = {}) {
  const { body } = await send(file, { dry_run: 'true', ...fields })
  return over(body.import.import_id)
}

async function agree(importId: string, which: object, is_accepted = true) {
  const headers = await api().as({ user_type: 'admin' })
  const payload = { is_accepted, which }
  const path = `imports/${importId}/repairs`
  const { status, body } = await api().call(path, { method: 'POST', headers, payload })
  expect(status).toBe(200)
  return body.repairs
}

test('a trial proposes what cells mean, and nothing is used that nobody agreed to', async () => {
  const trial = await tried()
  const { import_id } = trial.import
  expect(trial.import).toMatchObject({ created: 1, failed: 4, drafts: 1 })
  const said = trial.problems.map((it: Record<string, unknown>) => [
    it.line,
    it.cell,
    it.repair_rule,
    it.repair_value,
    it.is_accepted,
  ])
  expect(said).toEqual([
    [2, '6.8', 'man_yen', '6.8万円', false],
    [3, '7.2', 'man_yen', '7.2万円', false],
    [4, '2026-12-31', 'fortnight', '2026-12-05', false],
    [5, '高め', null, null, false],
    [6, '地下鉄天神駅 徒歩5分', 'station', '天神駅 徒歩5分', false],
  ])
  const none = { count: 2, accepted: 0, untried: 0 }
  expect(trial.repairs[0]).toEqual({ field: 'hy_yachin', rule: 'man_yen', ...none })

  const again = await tried({ trial: import_id })
  expect(again.import).toMatchObject({ created: 1, failed: 4 })
})

test('one is agreed to, or all of a kind; what was agreed to is taken in so', async () => {
  const { import: trial, problems } = await tried()
  const [all] = await agree(trial.import_id, { field: 'hy_yachin', rule: 'man_yen' })
  const both = { count: 2, accepted: 2, untried: 2 }
  expect(all).toEqual({ field: 'hy_yachin', rule: 'man_yen', ...both })
  const [some] = await agree(trial.import_id, { position: problems[1].position }, false)
  expect(some.accepted).toBe(1)
  await agree(trial.import_id, { position: problems[4].position })

  const { body } = await send(file, { trial: trial.import_id })
  const report = await over(body.import.import_id)
  expect(report.import).toMatchObject({ state: 'done', created: 3, failed: 2, drafts: 1 })
  const numbers = rows.map(({ bukken_no }) => `bukken_no[]=${bukken_no}`).join('&')
  const { rooms } = (await api().call(`chintai/rooms?${numbers}&order=yachin_asc`)).body
  const found = rooms.map((room: Record<string, unknown>) => [room.bukken_no, room.hy_yachin])
  expect(found).toEqual([
    ['1700000005', 62_000],
    ['1700000001', 68_000],
  ])
})

test('what was agreed to is tried before it is taken in, and can be left out again', async () => {
  const { import: first } = await tried()
  await agree(first.import_id, { field: 'hy_yachin', rule: 'man_yen' })
  const second = await tried({ trial: first.import_id })
  expect(second.import).toMatchObject({ is_dry_run: true, failed: 2 })
  const both = { count: 2, accepted: 2, untried: 0 }
  expect(second.repairs[0]).toEqual({ field: 'hy_yachin', rule: 'man_yen', ...both })
  const [repaired] = second.problems
  expect(repaired).toMatchObject({
    ...{ line: 2, cell: '6.8', repair_value: '6.8万円', is_accepted: true, is_repaired: true },
    is_written: true,
  })

  const [left] = await agree(second.import.import_id, { position: repaired.position }, false)
  expect(left).toMatchObject({ accepted: 1, untried: 1 })
  const third = await tried({ trial: second.import.import_id })
  expect(third.import).toMatchObject({ failed: 3 })
  expect(third.problems[0]).toMatchObject({ line: 2, is_accepted: false, is_repaired: false })
})

test('another file does not get what was agreed to for one', async () => {
  const { import: trial } = await tried()
  await agree(trial.import_id, { field: 'hy_yachin', rule: 'man_yen' })
  const other = csvOf(rows.map((row) => ({ ...row, 賃料: '9.9' })))
  const { body } = await send(other, { dry_run: 'true', trial: trial.import_id })
  const report = await over(body.import.import_id)
  expect(report.import.failed).toBe(5)
})
