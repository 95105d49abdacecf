import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { queryClient } from '../query-client.ts'
import { change } from './optimistic.ts'
import { undoLast, undoState } from './undo.ts'

const KEY = ['rows']
const shown = () => queryClient.getQueryData<string[]>(KEY)
const told = () => undoState.getState().told.map(({ text }) => text)
const failing = (status: number, code = '') => new ApiError({ status, code, message: '' })

/** Takes a row out of the list; `answer` decides what becomes of that. */
const remove = (answer: () => Promise<string>, refused?: () => string): Promise<boolean> =>
  change({
    touches: KEY,
    show: () => queryClient.setQueryData<string[]>(KEY, (rows) => rows?.filter((it) => it !== 'b')),
    send: answer,
    done: (text) => ({ text, undo: () => remove(async () => '元に戻しました') }),
    ...(refused && { refused }),
  })

beforeEach(() => {
  jest.useFakeTimers()
  queryClient.setQueryData(KEY, ['a', 'b'])
  undoState.setState({ told: [] })
})
afterEach(() => {
  queryClient.clear()
  jest.useRealTimers()
})

describe('a change', () => {
  test('is shown before the API has answered, told when it has, and can be undone', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const isDone = remove(() => promise)
    await jest.advanceTimersByTimeAsync(0)
    expect(shown()).toEqual(['a'])
    expect(told()).toEqual([])
    resolve('bを外しました')
    expect(await isDone).toBe(true)
    expect(shown()).toEqual(['a'])
    expect(told()).toEqual(['bを外しました'])
    undoLast()
    await jest.advanceTimersByTimeAsync(0)
    expect(told()).toEqual(['元に戻しました'])
  })

  test.each([
    [0, '通信できませんでした。元の表示に戻しました。'],
    [401, 'サインインが切れました。入力した内容は残っています。'],
    [403, 'この操作を行う権限がありません'],
    [404, '見つかりませんでした。ほかの方が削除した可能性があります。'],
    [409, 'ほかの方が先に変更しました。最新の内容を表示します。'],
    [422, '保存できませんでした。入力した内容は残っています。'],
    [503, '通信できませんでした。元の表示に戻しました。'],
  ])('that is answered by %d is taken back on the screen, in words', async (status, words) => {
    expect(await remove(() => Promise.reject(failing(status)))).toBe(false)
    expect(shown()).toEqual(['a', 'b'])
    expect(undoState.getState().told).toMatchObject([{ text: words, isRefusal: true }])
    expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true)
  })

  test('may say in its own words why it is refused', async () => {
    await remove(
      () => Promise.reject(failing(409, 'inquiry.full')),
      () => 'ほかの方の予約が入りました',
    )
    expect(told()).toEqual(['ほかの方の予約が入りました'])
  })
})
