import { beforeEach, expect, test } from '@jest/globals'
import { keptAnswers } from './kept-answers.ts'

type Row = { bukken_no: string; yen: number }

let rows: Map<string, Row>
let reads: string[][]
let today: string
let tell: (ids?: readonly string[]) => void
let answers: (ids: readonly string[]) => Promise<(Row & { day: string })[]>
/** Called while rows are being read. */
let meanwhile: () => void

beforeEach(() => {
  rows = new Map(['1', '2', '3'].map((id) => [id, { bukken_no: id, yen: 50_000 }]))
  reads = []
  today = '2026-11-21'
  meanwhile = () => {}
  answers = keptAnswers({
    search: {
      onChange: (listener) => {
        tell = listener
      },
    },
    read: async (ids) => {
      reads.push([...ids])
      const found = ids.flatMap((id) => rows.get(id) ?? [])
      meanwhile()
      return found
    },
    toAnswer: (row, day) => ({ ...(row as Row), day }),
    today: () => today,
  })
})

const write = (id: string, yen: number) => rows.set(id, { bukken_no: id, yen })
const yenOf = async (id: string) => (await answers([id]))[0]?.yen

test('listings come in the order that is asked for, each read once; unknown ones are left out', async () => {
  expect((await answers(['2', '1'])).map(({ bukken_no }) => bukken_no)).toEqual(['2', '1'])
  expect((await answers(['3', '9', '2'])).map(({ bukken_no }) => bukken_no)).toEqual(['3', '2'])
  expect(reads).toEqual([
    ['2', '1'],
    ['3', '9'],
  ])
})

test('what has changed is read again, the others are not', async () => {
  await answers(['1', '2'])
  write('1', 60_000)
  tell(['1'])
  expect(await answers(['1', '2'])).toMatchObject([{ yen: 60_000 }, { yen: 50_000 }])
  expect(reads.at(-1)).toEqual(['1'])
})

test('when all may have changed, all are read again', async () => {
  await answers(['1', '2'])
  tell()
  await answers(['1', '2'])
  expect(reads.at(-1)).toEqual(['1', '2'])
})

test('what changes while it is read is not kept', async () => {
  meanwhile = () => {
    write('1', 60_000)
    tell(['1'])
  }
  expect(await yenOf('1')).toBe(50_000)
  meanwhile = () => {}
  expect(await yenOf('1')).toBe(60_000)
})

test('each day begins anew', async () => {
  await answers(['1'])
  today = '2026-11-22'
  expect(await answers(['1'])).toMatchObject([{ day: '2026-11-22' }])
})
