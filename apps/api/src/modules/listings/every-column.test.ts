import { expect, test } from '@jest/globals'
import { staffBaibaiRoom } from '@sumai/api-client/contract/baibai-room'
import { staffChintaiRoom } from '@sumai/api-client/contract/chintai-room'
import { tatemono as tatemonoAnswer } from '@sumai/api-client/contract/tatemono'
import { count, getTableColumns, type PgTable } from '../../db/drizzle.ts'
import { useApi } from '../../testing/test-api.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

const api = useApi({ rooms: 600 })

const namesIn = (table: PgTable) => Object.values(getTableColumns(table)).map(({ name }) => name)

const NAMED = ['search_text', 'search_grams']
const STAFF_ONLY = ['banchi', 'is_minyukyo', 'is_tm_name_disp']

test.each([
  ['a room', chintaiRooms, staffChintaiRoom, ['closed_date', 'search_text']],
  ['a building', tatemono, tatemonoAnswer, [...STAFF_ONLY, ...NAMED]],
  ['a property', baibaiRooms, staffBaibaiRoom, ['deleted_at', ...NAMED]],
])('every column of %s is a field of its answer', (_, table, { shape }, internal) => {
  const missing = namesIn(table).filter((name) => !Object.hasOwn(shape, name))
  expect(missing.toSorted()).toEqual(internal.toSorted())
})

/** The last list of each: columns that no demo listing fills. */
test.each([
  ['room', chintaiRooms, ['kai_to']],
  ['building', tatemono, []],
  [
    'property',
    baibaiRooms,
    ['deleted_at', 'keisha_wariai', 'niwa_men', 'shuzen_kikin', 'zumen_url'],
  ],
])('the demo data have a %s with a value in each column', async (_, table, without) => {
  const counts = Object.fromEntries(
    Object.values(getTableColumns(table)).map((column) => [column.name, count(column)]),
  )
  const [row = {}] = await api().db.select(counts).from(table)
  const empty = Object.keys(row).filter((name) => row[name] === 0)
  expect(empty.toSorted()).toEqual(without)
})
