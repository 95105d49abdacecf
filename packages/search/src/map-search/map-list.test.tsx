import { expect, jest, test } from '@jest/globals'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MapList } from './map-list.tsx'

const ROWS = [
  { bukkenNo: '1000012345', place: '33.31200,130.52050', content: 'メゾン東町' },
  { bukkenNo: '1000012346', place: '33.32500,130.54500', content: '合川の家' },
]

const show = (
  lit: string | null = null,
  onPoint = jest.fn<(place: string | null) => void>(),
  chosen: ReactNode = null,
  isInView = true,
) => {
  const list = (
    <MapList
      heading="久留米市の賃貸物件"
      total={1234}
      isInView={isInView}
      rows={ROWS}
      chosen={chosen}
      onChosen={() => {}}
      isLit={(place) => place === lit}
      onPoint={onPoint}
      order={null}
    >
      {null}
    </MapList>
  )
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: list }])} />)
  return onPoint
}

test('says how many homes are in view, also to those who listen', () => {
  show()
  expect(screen.getByRole('status')).toHaveTextContent('この範囲に1,234件')
})

test('says so only of those in view: at first it has all of the search', () => {
  show(null, undefined, null, false)
  expect(screen.getByRole('status')).toHaveTextContent(/^1,234件$/)
})

test('its homes stand under a heading of their own: a card begins with one of the third level', () => {
  show()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('物件の一覧')
})

test('the home of a pin that is pressed stands out', () => {
  show('33.32500,130.54500')
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.className).not.toMatch(/lit/)
  expect(second?.className).toMatch(/lit/)
})

test('a chosen home that is not on this page of the list stands above it', () => {
  show('33.1,130.1', undefined, '姪浜の家')
  expect(screen.getByRole('region', { name: '選択中の物件' })).toHaveTextContent('姪浜の家')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('a home that is pointed at, or reached by the keyboard, lights its pin', () => {
  const onPoint = show()
  const [first] = screen.getAllByRole('listitem')
  if (!first) throw new Error('there are no rows')
  fireEvent.pointerEnter(first)
  fireEvent.pointerLeave(first)
  fireEvent.focus(first)
  expect(onPoint.mock.calls).toEqual([['33.31200,130.52050'], [null], ['33.31200,130.52050']])
})
