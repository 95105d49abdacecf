import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { staffApi } from '../../../api/api.ts'
import { queryClient } from '../../../query-client.ts'
import { type Session, sessionBegan } from '../../../session/session-state.ts'
import { undoLast, undoState } from '../../../undo/undo.ts'
import type { Inquiry } from '../inquiry.ts'
import { NoteForm } from './note-form.tsx'
import { sendReply } from './replies.ts'
import { ReplyForm } from './reply-form.tsx'

const staff = { syainNo: '000101', name: '花子', tenpoNo: '001', tenpoName: '天神店' }
const session = { staff } as Session
const inquiry = { inquiryId: 1, name: '井上', version: 1, thread: [] } as unknown as Inquiry

let answered: PromiseWithResolvers<never>
const reply = jest.spyOn(staffApi.inquiries, 'reply')
const change = jest.spyOn(staffApi.inquiries, 'change')
const withdraw = jest.spyOn(staffApi.inquiries, 'withdrawReply')

beforeEach(() => {
  localStorage.clear()
  undoState.setState({ told: [] })
  sessionBegan(session)
  answered = Promise.withResolvers()
  reply.mockReset().mockReturnValue(answered.promise)
  change.mockReset().mockReturnValue(answered.promise)
  withdraw.mockReset().mockResolvedValue({ inquiry } as never)
})
afterEach(() => queryClient.clear())

const answer = () => answered.resolve({ inquiry, reply: { replyId: 'r' } } as never)
const letter = () => screen.getByLabelText<HTMLTextAreaElement>('返信')
const isTold = (text: string) =>
  waitFor(() => expect(undoState.getState().told.at(-1)?.text).toContain(text))

/** Presses the button, and Ctrl+Enter, before there is an answer. */
async function pressTwice(field: HTMLElement, button: string) {
  fireEvent.click(screen.getByText(button))
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  answer()
  await waitFor(() => expect(field).toHaveValue(''))
}

test('pressed twice, a reply is mailed once', async () => {
  render(<ReplyForm inquiry={inquiry} />)
  await userEvent.type(letter(), 'はい')
  await pressTwice(letter(), '送信する')
  expect(reply).toHaveBeenCalledTimes(1)
})

test('a reply that waits for its turn has the key of the one before', async () => {
  const send = () => sendReply(inquiry, { text: 'はい', isLast: false }, session, () => {})
  const both = [send(), send()]
  answer()
  await Promise.all(both)
  const [first, second] = reply.mock.calls.map(([, , key]) => key?.idempotencyKey)
  expect([first, second]).toEqual([expect.any(String), first])
})

test('pressed twice, a note is kept once', async () => {
  render(<NoteForm inquiry={inquiry} />)
  const note = screen.getByLabelText('社内メモ')
  await userEvent.type(note, '折り返し')
  await pressTwice(note, 'メモを残す')
  expect(change).toHaveBeenCalledTimes(1)
})

test('what is typed while a reply is sent stays', async () => {
  render(<ReplyForm inquiry={inquiry} />)
  await userEvent.type(letter(), 'はい')
  fireEvent.click(screen.getByRole('button', { name: '送信して完了にする' }))
  await userEvent.type(letter(), '、追伸')
  answer()
  await isTold('10秒後に送ります')
  expect(letter()).toHaveValue('はい、追伸')
})

test('a reply that is taken back stands before what was typed since', async () => {
  render(<ReplyForm inquiry={inquiry} />)
  await userEvent.type(letter(), 'はい')
  fireEvent.click(screen.getByRole('button', { name: '送信して完了にする' }))
  answer()
  await isTold('10秒後に送ります')
  await userEvent.type(letter(), '次の返信')
  act(() => void undoLast())
  await waitFor(() => expect(letter()).toHaveValue('はい\n\n次の返信'))
})

test('a reply that is taken back stands in the form that was opened since', async () => {
  const before = render(<ReplyForm inquiry={inquiry} />)
  await userEvent.type(letter(), 'はい')
  fireEvent.click(screen.getByRole('button', { name: '送信して完了にする' }))
  answer()
  await isTold('10秒後に送ります')
  before.unmount()
  render(<ReplyForm inquiry={inquiry} />)
  act(() => void undoLast())
  await waitFor(() => expect(letter()).toHaveValue('はい'))
})

test('a letter that a template replaces comes back', async () => {
  render(<ReplyForm inquiry={inquiry} />)
  const choose = () => userEvent.selectOptions(screen.getByLabelText('ひな形'), 'cost')
  await choose()
  expect(undoState.getState().told).toEqual([])
  await userEvent.clear(letter())
  await userEvent.type(letter(), '長い手紙')
  await choose()
  expect(letter().value).toContain('初期費用')
  act(() => void undoLast())
  await waitFor(() => expect(letter()).toHaveValue('長い手紙'))
})
