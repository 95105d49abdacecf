import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { PinnedMap } from './pinned-map.tsx'

const PINS = [
  { name: '天神店', to: '#1', lat: 33.59, lng: 130.4 },
  { name: '博多駅前店', to: '#2', lat: 33.5905, lng: 130.4005 },
  { name: '大牟田本店', to: '#3', lat: 33.03, lng: 130.4459 },
]

/** What can be pressed on the picture of a phone, with the text that is seen. */
function pressed(nameGroup?: (pins: readonly object[]) => { long: string; short: string }) {
  render(<PinnedMap title="3店舗の位置" pins={PINS} {...(nameGroup && { nameGroup })} />)
  const small = screen.getAllByTitle('3店舗の位置').at(-1)?.closest('svg')
  if (!small) throw new Error('there is no picture')
  return within(small as unknown as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href'), link.textContent])
}

test('pins stand in the order of their list', () => {
  expect(pressed()).toEqual([
    ['1 天神店', '#1', '1'],
    ['2 博多駅前店', '#2', '2'],
    ['3 大牟田本店', '#3', '3'],
  ])
})

test('those that would lie on each other are one, which leads to the first', () => {
  const nameGroup = (pins: readonly object[]) => ({
    long: `福岡市 ${pins.length}店舗`,
    short: `${pins.length}店舗`,
  })
  expect(pressed(nameGroup)).toEqual([
    ['3 大牟田本店', '#3', '3'],
    ['福岡市 2店舗', '#1', '福岡市 2店舗'],
  ])
})
