import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { redo, tell, undoAll, undoLast, undoState } from './undo.ts'

beforeEach(() => {
  jest.useFakeTimers()
  undoState.setState({ told: [] })
})
afterEach(() => {
  jest.useRealTimers()
})

const told = () => undoState.getState().told
const texts = () => told().map(({ text }) => text)

/** Something that notes when it is done and taken back. */
function does(text: string, log: string[]): void {
  const back = async () => {
    log.push(`${text}を戻す`)
    tell({ text: `${text}を戻しました`, undo: () => does(text, log) })
  }
  log.push(text)
  tell({ text, undo: back })
}

test('two things are taken back together, the latest first', async () => {
  const log: string[] = []
  for (const text of ['担当', '完了']) does(text, log)
  expect(texts()).toEqual(['担当', '完了'])
  await undoAll()
  expect(log).toEqual(['担当', '完了', '完了を戻す', '担当を戻す'])
  expect(texts()).toEqual(['担当を戻しました'])
  expect(undoLast()).toBe(false)
})

test('nothing is offered between them that would do the first again', async () => {
  const log: string[] = []
  for (const text of ['担当', '完了']) does(text, log)
  const offered: string[] = []
  const stop = undoState.subscribe(() => offered.push(...texts()))
  await undoAll()
  stop()
  expect(offered).not.toContain('完了を戻しました')
})

test('one after the other they are taken back, and the last one is done again', async () => {
  const log: string[] = []
  for (const text of ['担当', '完了']) does(text, log)
  expect(undoLast()).toBe(true)
  await jest.advanceTimersByTimeAsync(0)
  expect(texts()).toEqual(['担当', '完了を戻しました'])
  const [, back] = told()
  if (back) redo(back)
  expect(texts()).toEqual(['担当', '完了'])
  for (let time = 0; time < 2; time += 1) {
    undoLast()
    await jest.advanceTimersByTimeAsync(0)
  }
  expect(log.slice(-2)).toEqual(['完了を戻す', '担当を戻す'])
})

test('what is refused stops the others, which stay', async () => {
  const undo = jest.fn(() => true)
  tell({ text: '担当', undo })
  tell({
    text: '完了',
    undo: async () => {
      tell({ text: '戻せませんでした', isRefusal: true })
      return false
    },
  })
  await undoAll()
  expect(undo).not.toHaveBeenCalled()
  expect(texts()).toEqual(['担当', '戻せませんでした'])
})
