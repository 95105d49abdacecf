import { expect, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { visit } from '../../testing/visit.ts'

const TOKEN = '0b2f7c1e-6d8c-4a53-9a0e-5c5f5f7d1a11'

test('the link of a mail does nothing before the button is pressed, and then says so', async () => {
  let confirmed = 0
  const page = await visit(`/baibai/mail-magazine?confirm=${TOKEN}`, {
    'mailmagazine/confirm': () => {
      confirmed += 1
      return { mailmagazine: { status: 'subscribed' } }
    },
  })
  await page.show?.()
  expect(confirmed).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: '登録を完了する' }))
  expect(await screen.findByRole('heading', { name: '登録が完了しました' })).toBeInTheDocument()
  expect(confirmed).toBe(1)
})

test('a link that is too old says so, and that one may begin again', async () => {
  const page = await visit(`/baibai/mail-magazine?unsubscribe=${TOKEN}`, {
    'mailmagazine/unsubscribe': () => {
      throw new ApiError({ status: 404, code: 'mailmagazine.unknown_token', message: '' })
    },
  })
  await page.show?.()
  await userEvent.click(screen.getByRole('button', { name: '配信を停止する' }))
  expect(await screen.findByText(/このURLは使えません/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '登録・解除のページへ' })).toBeInTheDocument()
})
