import { afterEach, expect, test } from '@jest/globals'
import { createSharedState, FAVOURITES_MAX, SharedStateProvider } from '@sumai/shared-state'
import { ToastRegion } from '@sumai/ui/toast-region'
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

/** A heart with its toasts, on a list that holds `saved` other listings. */
function open(saved = 0) {
  const state = createSharedState()
  state.rehydrate()
  for (let index = 0; index < saved; index += 1) {
    state.toggleFavourite({ site: 'chintai', bukkenNo: String(index) })
  }
  render(
    <SharedStateProvider state={state}>
      <FavouriteButton listing={listing} name="ルミエール大橋" />
      <ToastRegion />
    </SharedStateProvider>,
  )
  const [heart] = hearts()
  if (!heart) throw new Error('no heart')
  return { heart, state, press: () => userEvent.click(heart) }
}
const undo = () => userEvent.click(screen.getByRole('button', { name: '元に戻す' }))

test('saving is told, and can be taken back', async () => {
  const { heart, press } = open()
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('お気に入りに追加しました')
  await undo()
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('taking out can be taken back too, with the note on it', async () => {
  const { state, press } = open()
  await press()
  state.editFavourite(listing, { memo: '日当たりがよい' })
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('お気に入りから外しました')
  await undo()
  expect(state.store.getState().favourites).toMatchObject([{ memo: '日当たりがよい' }])
})

test('a hundred and first favourite is refused, and why', async () => {
  const { heart, press } = open(FAVOURITES_MAX)
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('お気に入りは100件までです')
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})
