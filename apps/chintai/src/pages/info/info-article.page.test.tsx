import { expect, test } from '@jest/globals'
import { roomList } from '@sumai/testing/answers'
import { screen, within } from '@testing-library/react'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

test('a town guide shows the rents of which there are enough, and rooms of the city', async () => {
  const { show } = await visit('/info/3', { 'chintai/rooms': () => roomList([ROOM]) })
  await show?.()
  const table = screen.getByRole('table')
  expect(within(table).getByRole('row', { name: /^1K/ })).toHaveTextContent('4.8万円12件')
  expect(within(table).queryByRole('row', { name: /^2LDK/ })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '久留米市のお部屋' })).toBeInTheDocument()
})
