import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { HeartIcon, SearchIcon } from './icon.tsx'

test('an icon is not announced: the words beside it are', () => {
  render(
    <button type="button">
      <SearchIcon />
      物件を探す
    </button>,
  )
  expect(screen.getByRole('button', { name: '物件を探す' })).toBeInTheDocument()
})

test('an icon can be sized', () => {
  const { container } = render(<HeartIcon size="l" />)
  expect(container.firstChild).toHaveClass('icon', 'l')
})
