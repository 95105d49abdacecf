import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { staffApi } from '../../../api/api.ts'
import { queryClient } from '../../../query-client.ts'
import { undoLast, undoState } from '../../../undo/undo.ts'
import { LISTINGS, type Listing } from '../listings.queries.ts'
import { changeAll } from './change-all.ts'

const homes = Array.from(
  { length: 20 },
  (_, index) => ({ bukkenNo: String(index), boshuStatus: 'draft', version: 1 }) as Listing,
)
const publish = {
  ...{ label: '公開する', fields: { boshuStatus: 'public' as const } },
  done: (count: number) => `${count}件を公開しました`,
}
const LIST = [...LISTINGS, 'chintai', 'all']
const changeRoom = jest.spyOn(staffApi.chintai, 'changeRoom')
/** The API answers so many calls; then the line is lost. */
function answers(calls: number, status = 0) {
  changeRoom.mockReset().mockImplementation(async () => {
    if (calls-- > 0) return { room: { version: 2 } } as never
    throw new ApiError({ status, code: '', message: '' })
  })
}
const told = () => undoState.getState().told.at(-1)?.text
const shown = () =>
  queryClient
    .getQueryData<{ pages: { listings: Listing[] }[] }>(LIST)
    ?.pages.flatMap(({ listings }) => listings.map(({ boshuStatus }) => boshuStatus))

beforeEach(() => {
  undoState.setState({ told: [] })
  queryClient.setQueryData(LIST, { pages: [{ listings: homes }], pageParams: [null] })
})

afterEach(() => queryClient.clear())

test.each([0, 401])('what was changed before a %i is told and can be undone', async (status) => {
  answers(10, status)
  expect(await changeAll('chintai', homes, publish)).toBe(true)
  expect(told()).toContain('10件を公開しました。10件は変えていません')
  expect(shown()?.filter((it) => it === 'public')).toHaveLength(10)
  // Those that were on their way when it was lost, and no more.
  expect(changeRoom.mock.calls.length).toBeLessThan(15)

  answers(20)
  undoLast()
  await new Promise(setImmediate)
  expect(changeRoom).toHaveBeenCalledTimes(10)
  expect(changeRoom).toHaveBeenCalledWith('0', expect.objectContaining({ boshuStatus: 'draft' }))
})

test('when nothing could be changed, everything is shown as it was', async () => {
  answers(0)
  expect(await changeAll('chintai', homes, publish)).toBe(false)
  expect(told()).toBe('通信できませんでした。元の表示に戻しました。')
  expect(shown()).not.toContain('public')
})
