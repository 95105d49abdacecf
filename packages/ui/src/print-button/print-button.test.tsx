import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PrintButton } from './print-button.tsx'

test('prints the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  render(<PrintButton label="印刷する" variant="outline" />)
  await userEvent.click(screen.getByRole('button', { name: '印刷する' }))
  expect(print).toHaveBeenCalledTimes(1)
})
