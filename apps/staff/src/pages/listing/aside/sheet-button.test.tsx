import { expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SheetButton } from './sheet-button.tsx'

test.each(['chintai', 'baibai'] as const)('the sheet has what was typed: %s', async (kind) => {
  const page = { opener: {}, location: { replace: jest.fn() } }
  jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window)
  const saved = Promise.withResolvers<'stored'>()
  render(<SheetButton draft={{ kind, no: '0000000001', save: () => saved.promise }} />)
  await userEvent.click(screen.getByRole('button', { name: 'マイソク（PDF）' }))
  expect(page.location.replace).not.toHaveBeenCalled()
  saved.resolve('stored')
  const sheet = `/api/v1/${kind}/rooms/0000000001/maisoku.pdf`
  await waitFor(() => expect(page.location.replace).toHaveBeenCalledWith(sheet))
})
