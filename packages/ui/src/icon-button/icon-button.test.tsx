import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CrossIcon } from '../icon/icon.tsx'
import { IconButton } from './icon-button.tsx'

test('a button without words says what it does', async () => {
  const close = jest.fn()
  render(<IconButton label="閉じる" icon={CrossIcon} onClick={close} />)
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
  expect(close).toHaveBeenCalledTimes(1)
})
