import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAt } from '../testing/render-at.tsx'
import { Button, ButtonAnchor, ButtonLink } from './button.tsx'

test('a button does what it says when it is pressed', async () => {
  const send = jest.fn()
  render(<Button onClick={send}>送信する</Button>)
  await userEvent.click(screen.getByRole('button', { name: '送信する' }))
  expect(send).toHaveBeenCalledTimes(1)
})

test('a busy button cannot send twice, and keeps the focus', async () => {
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button type="submit" busy>
        送信中
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: '送信中' })
  await userEvent.click(button)
  expect(send).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
})

test('a button that is counting what it would find takes a press, and Enter in a field', async () => {
  const search = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={search}>
      <input aria-label="フリーワード" />
      <Button type="submit" updating>
        107件を見る
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: '107件を見る' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'フリーワード' }), '大橋{Enter}')
  expect(search).toHaveBeenCalledTimes(2)
})

test('a link can look like a button and still be a link', () => {
  renderAt(<ButtonLink to="/contact">お問い合わせ</ButtonLink>)
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/contact')
})

test('a telephone number can be called from a button', () => {
  render(<ButtonAnchor href="tel:0120000000">電話</ButtonAnchor>)
  expect(screen.getByRole('link', { name: '電話' })).toHaveAttribute('href', 'tel:0120000000')
})
