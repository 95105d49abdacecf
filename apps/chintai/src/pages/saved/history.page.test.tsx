import { expect, test } from '@jest/globals'
import { roomList } from '@sumai/testing/answers'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

const NEW = { ...ROOM, bukkenNo: '1000012399', roomNo: '305' }

async function history(price?: number, similar: readonly (typeof ROOM)[] = []) {
  const page = await visit('/history', {
    'chintai/rooms': ({ query = {} }) =>
      roomList(query.excludeTmNo ? [...similar] : query.order === 'new' ? [NEW] : [ROOM]),
  })
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
  const today = await screen.findByRole('region', { name: '今日' })
  expect(within(today).getByRole('article')).toHaveTextContent('メゾン東町 203号室')
  expect(screen.getByText('7.0万円 → 6.7万円')).toHaveTextContent('値下げ')
})

const suggested = async (name: string) =>
  within(await screen.findByRole('region', { name })).getAllByRole('article')

test('goes on with rooms like the last one', async () => {
  const like = ['1', '2', '3', '4'].map((digit) => ({
    ...ROOM,
    bukkenNo: `100001240${digit}`,
    tmNo: `2000000${digit}`,
    hyYachin: ROOM.hyYachin + Number(digit) * 1000,
  }))
  await history(67_000, like)
  expect(await suggested('メゾン東町 203号室に条件が近い部屋')).toHaveLength(4)
})

test('goes on with the newest where few are like the last one', async () => {
  await history(67_000)
  expect(await suggested('新着の部屋')).toHaveLength(1)
})

test('can be emptied', async () => {
  const state = await history(67_000)
  await userEvent.click(await screen.findByRole('button', { name: '記録を消す' }))
  expect(state?.store.getState().history).toEqual([])
  expect(screen.getByRole('heading', { name: '最近見た物件はまだありません' })).toBeInTheDocument()
})
