import { beforeAll, expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { installDialogs } from '../testing/dialogs.ts'
import { LiveCount } from './live-count.tsx'
import { Sheet } from './sheet.tsx'

beforeAll(installDialogs)

function Page() {
  const [open, setOpen] = useState(true)
  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      title="検索条件"
      foot={<LiveCount count={1240} label="件を表示" />}
    >
      <label>
        <input type="checkbox" />
        福岡市南区
      </label>
    </Sheet>
  )
}

/** Pulls the head of the sheet down by `distance` px; jsdom has no pointer events of its own. */
function pull(distance: number) {
  const head = screen.getByRole('heading', { name: '検索条件' })
  const point = (type: string, clientY: number) =>
    fireEvent(head, new MouseEvent(type, { bubbles: true, clientY }))
  point('pointerdown', 100)
  point('pointermove', 100 + distance)
  // Held still for a moment: it is not thrown.
  point('pointermove', 100 + distance)
  point('pointerup', 100 + distance)
}

test('shows its title, what it holds and how many there are', () => {
  render(<Page />)
  expect(screen.getByRole('dialog', { name: '検索条件' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: '福岡市南区' })).toBeVisible()
  expect(screen.getByText('件を表示')).toHaveTextContent('1,240 件を表示')
  expect(screen.getByText('件を表示')).toHaveAttribute('aria-live', 'polite')
})

test('closes by its button', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('closes when it is pulled down far enough, and springs back before', () => {
  render(<Page />)
  pull(40)
  expect(screen.getByRole('dialog')).toBeVisible()
  pull(200)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
