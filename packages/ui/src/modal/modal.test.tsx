import { beforeAll, expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { installDialogs } from '../testing/dialogs.ts'
import { Modal } from './modal.tsx'

beforeAll(installDialogs)

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        店舗を見る
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="福岡市周辺の店舗" note="6店舗">
        <a href="/company/shop/001">天神店</a>
      </Modal>
    </>
  )
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: '店舗を見る' }))
  return screen.getByRole('dialog', { name: /^福岡市周辺の店舗/ })
}

test('shows what it holds when it is opened, not before', async () => {
  render(<Page />)
  expect(screen.queryByText('天神店')).not.toBeInTheDocument()
  await open()
  expect(screen.getByRole('link', { name: '天神店' })).toBeVisible()
})

test('closes by its button and opens again', async () => {
  render(<Page />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await open()).toBeVisible()
})

test('closes by a press on the scrim, not on what it holds', async () => {
  render(<Page />)
  const dialog = await open()
  fireEvent.pointerDown(screen.getByText('天神店'))
  expect(dialog).toBeVisible()
  fireEvent.pointerDown(dialog)
  expect(dialog).not.toBeVisible()
})
