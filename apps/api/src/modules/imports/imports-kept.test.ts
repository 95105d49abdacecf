import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { NOW, useApi } from '../../testing/test-api.ts'
import { retentionNight } from '../retention/retention.table.ts'
import { importProblems, imports } from './imports.table.ts'

const api = useApi({ rooms: 0 })
const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

async function night(days: number) {
  api().clock.now = after(days)
  const day = after(days - 1)
    .toISOString()
    .slice(0, 10)
  await api().db.insert(retentionNight).values({ id: 1, day }).onConflictDoNothing()
  await api().db.update(retentionNight).set({ day })
  await api().newDay()
}

test('an import goes after thirty days, with what was wrong in its file', async () => {
  const [old, young] = [randomUUID(), randomUUID()]
  const run = { kind: 'staffs', fileName: 'staffs.csv', state: 'done', isDryRun: false } as const
  await api()
    .db.insert(imports)
    .values([
      { ...run, importId: old, createdAt: NOW },
      { ...run, importId: young, createdAt: after(1) },
    ])
  const problem = {
    ...{ position: 1, file: 'staffs.csv', line: 2, number: '000101', isDraft: false },
    ...{ field: 'email', reason: '-', cell: 'hanako＠example.jp' },
  }
  await api()
    .db.insert(importProblems)
    .values([old, young].map((importId) => ({ ...problem, importId })))
  await night(30)
  expect(await api().db.$count(imports)).toBe(2)
  await night(31)
  expect(await api().db.$count(imports)).toBe(1)
  expect(await api().db.select().from(importProblems)).toMatchObject([{ importId: young }])
})
