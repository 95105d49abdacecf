import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { staffApi } from '../api/api.ts'
import { queryClient } from '../query-client.ts'
import { stopTrying, tryLater } from '../retry/retry.ts'
import { useRetry } from '../retry/use-retry.ts'
import { type Session, sessionBegan, sessionEnded, sessionState } from './session-state.ts'
import { SignedOut } from './signed-out.tsx'

const sessionOf = (syainNo: string) =>
  ({ staff: { syainNo }, expiresAt: '2026-11-27T21:00:00+09:00' }) as Session

const begin = jest.spyOn(staffApi.session, 'begin')
const readAgain = jest.spyOn(queryClient, 'invalidateQueries')
/** jsdom reloads nothing, and says so. */
const said = jest.spyOn(console, 'error')
const isReloaded = () => said.mock.calls.some(([it]) => String(it).includes('navigation'))

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  readAgain.mockClear()
  save.mockClear()
  said.mockReset().mockImplementation(() => {})
})
afterEach(() => stopTrying('save', save))
afterEach(() => sessionState.setState({ session: null, isOver: false }))

/** What 000101 wrote when the session had ended. */
const save = jest.fn()

function Frame() {
  useRetry()
  return <SignedOut />
}

/** The session of 000101 ends, and somebody signs in over the page. */
async function signInOver(syainNo: string) {
  begin.mockResolvedValue({ session: sessionOf(syainNo) })
  sessionBegan(sessionOf('000101'))
  render(<Frame />)
  act(sessionEnded)
  tryLater('save', save)
  await userEvent.type(screen.getByLabelText(/メールアドレス/), 'hanako@example.jp')
  await userEvent.click(screen.getByText('招待の番号を入力する'))
  await userEvent.type(screen.getByLabelText(/6桁の番号/), '123456')
  await waitFor(() => expect(sessionState.getState()).toMatchObject({ isOver: false }))
}

test('whoever signs in again goes on where they were', async () => {
  await signInOver('000101')
  expect(readAgain).toHaveBeenCalledTimes(1)
  expect(save).toHaveBeenCalledTimes(1)
  expect(isReloaded()).toBe(false)
})

test('somebody else finds nothing of what was read before, and saves nothing of it', async () => {
  await signInOver('000102')
  expect(isReloaded()).toBe(true)
  expect(save).not.toHaveBeenCalled()
  expect(readAgain).not.toHaveBeenCalled()
})
