import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { showToast } from './toast.ts'
import { ToastRegion } from './toast-region.tsx'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const show = (text: string, undo?: () => void) => act(() => showToast({ text, undo }))
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const status = () => screen.getByRole('status')

test('says what was done, for five seconds', () => {
  render(<ToastRegion />)
  show('お気に入りに追加しました')
  expect(status()).toHaveTextContent('お気に入りに追加しました')
  wait(4900)
  expect(status()).not.toBeEmptyDOMElement()
  wait(200)
  expect(status()).toBeEmptyDOMElement()
})

test('takes it back, and gives the focus back', () => {
  render(
    <>
      <button type="button">お気に入り</button>
      <ToastRegion />
    </>,
  )
  const heart = screen.getByRole('button', { name: 'お気に入り' })
  heart.focus()
  const undo = jest.fn()
  show('お気に入りに追加しました', undo)
  const button = screen.getByRole('button', { name: '元に戻す' })
  act(() => button.focus())
  fireEvent.click(button)
  expect(undo).toHaveBeenCalledTimes(1)
  expect(status()).toBeEmptyDOMElement()
  expect(heart).toHaveFocus()
})

test('shows one at a time: the latest, for its own five seconds', () => {
  render(<ToastRegion />)
  show('比較に追加しました')
  wait(3000)
  show('比較から外しました')
  expect(status()).toHaveTextContent(/^比較から外しました$/)
  wait(3000)
  expect(status()).not.toBeEmptyDOMElement()
})

test('waits while it is pointed at', () => {
  render(<ToastRegion />)
  show('お気に入りに追加しました', () => {})
  fireEvent.pointerEnter(screen.getByText('お気に入りに追加しました'))
  wait(10_000)
  expect(status()).not.toBeEmptyDOMElement()
  fireEvent.pointerLeave(screen.getByText('お気に入りに追加しました'))
  wait(5100)
  expect(status()).toBeEmptyDOMElement()
})

test('another copy of this package speaks through the same region', async () => {
  render(<ToastRegion />)
  await jest.isolateModulesAsync(async () => {
    const copy = await import('./toast.ts')
    expect(copy.showToast).not.toBe(showToast)
    act(() => copy.showToast({ text: 'リンクをコピーしました' }))
  })
  expect(status()).toHaveTextContent('リンクをコピーしました')
})
