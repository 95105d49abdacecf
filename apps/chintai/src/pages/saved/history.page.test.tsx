import { expect, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

async function history(price?: number) {
  const page = await visit('/history')
  const state = await page.show?.()
  if (price !== undefined) {
    await act(async () => state?.recordView({ site: 'chintai', bukkenNo: ROOM.bukkenNo }, price))
  }
  return state
}

test('says what the page is for when nothing has been looked at', async () => {
  await history()
  expect(screen.getByRole('heading', { name: '最近見た物件はまだありません' })).toBeInTheDocument()
})

test('gathers what was looked at by the day', async () => {
  await history(67_000)
  const today = await screen.findByRole('region', { name: '今日' })
  expect(within(today).getAllByRole('article')).toHaveLength(1)
})

test('shows what was looked at, and that the rent has gone down since', async () => {
  await history(70_000)
  expect(await screen.findByRole('article')).toHaveTextContent('メゾン東町 203号室')
  expect(screen.getByText('7.0万円 → 6.7万円')).toHaveTextContent('値下げ')
})

test('can be emptied', async () => {
  const state = await history(67_000)
  await userEvent.click(await screen.findByRole('button', { name: '記録を消す' }))
  expect(state?.store.getState().history).toEqual([])
  expect(screen.getByRole('heading', { name: '最近見た物件はまだありません' })).toBeInTheDocument()
})
