import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { ListSkeleton } from './skeleton.tsx'

test('loading is said once, whatever is drawn', () => {
  render(<ListSkeleton rows={4} />)
  expect(screen.getByRole('status')).toHaveTextContent('物件を読み込んでいます')
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})
