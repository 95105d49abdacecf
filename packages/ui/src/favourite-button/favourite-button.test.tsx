import { afterEach, expect, test } from '@jest/globals'
import { createSharedState, SharedStateProvider } from '@sumai/shared-state'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FavouriteButton } from './favourite-button.tsx'

const listing = { site: 'chintai', bukkenNo: '1000123456' } as const
const hearts = () => screen.getAllByRole('button', { name: 'ルミエール大橋をお気に入りに追加' })

afterEach(() => localStorage.clear())

test('a heart saves a listing, wherever else it is shown, and takes it out again', async () => {
  render(
    <SharedStateProvider state={createSharedState()}>
      <FavouriteButton listing={listing} name="ルミエール大橋" />
      <FavouriteButton listing={listing} name="ルミエール大橋" look="row" />
    </SharedStateProvider>,
  )
  const [onPhoto] = hearts()
  if (onPhoto) await userEvent.click(onPhoto)
  for (const heart of hearts()) expect(heart).toHaveAttribute('aria-pressed', 'true')
  if (onPhoto) await userEvent.click(onPhoto)
  for (const heart of hearts()) expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('scripts outside can tell which listing it is', () => {
  render(<FavouriteButton listing={listing} name="ルミエール大橋" />)
  expect(hearts()[0]).toHaveAttribute('data-fav', 'chintai:1000123456')
})
