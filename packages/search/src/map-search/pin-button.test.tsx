import { expect, jest, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ClusterButton } from './cluster-button.tsx'
import { bandOf, COMMUTE_BANDS, longestOf } from './commute-bands.ts'
import { PinButton } from './pin-button.tsx'

const PIN = {
  ...{ of: 'rent' as const, priceMin: 58_000, priceMax: 58_000, count: 1, minutes: null },
  ...{ isSelected: false, isLit: false, isSeen: false, isSaved: false },
  ...{ onPress: () => {}, onPoint: () => {} },
}

test('a pin says its price', async () => {
  const onPress = jest.fn()
  render(<PinButton {...PIN} onPress={onPress} />)
  const pin = screen.getByRole('button', { name: '5.8万円' })
  expect(pin).toHaveTextContent('5.8万')
  await userEvent.click(pin)
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('from 100 million yen it says 億', () => {
  const { rerender } = render(<PinButton {...PIN} of="sale" priceMin={193_800_000} />)
  expect(screen.getByRole('button')).toHaveTextContent('1億9,380万')
  rerender(<PinButton {...PIN} of="sale" priceMin={200_000_000} priceMax={230_000_000} />)
  expect(screen.getByRole('button', { name: '2億円から' })).toHaveTextContent('2億')
})

test('a pin of a building that was seen and saved says so in words', () => {
  render(<PinButton {...PIN} priceMax={70_000} count={3} isSeen isSaved isSelected />)
  const pin = screen.getByRole('button', { name: '5.8万円から、3件、お気に入り、見た物件' })
  expect(pin).toHaveAttribute('aria-pressed', 'true')
})

test('a pin tells how long one goes from there, and is coloured by it', () => {
  render(<PinButton {...PIN} count={2} minutes={longestOf([{ minutes: 12 }, { minutes: 31 }])} />)
  const pin = screen.getByRole('button', { name: '5.8万円、2件、通勤31分' })
  expect(within(pin).queryByText(/件/)).toBeNull()
  expect(pin.querySelector('[data-band]')).toHaveAttribute('data-band', '2')
  expect(COMMUTE_BANDS[bandOf(31)]).toBe('45分以内')
  expect(COMMUTE_BANDS[bandOf(46)]).toBe('45分を超える')
})

test('a pin from where one goes longer than is counted says nothing of it', () => {
  render(<PinButton {...PIN} minutes={longestOf([{ minutes: null }])} />)
  expect(screen.getByRole('button', { name: '5.8万円' })).toBeInTheDocument()
  expect(longestOf(undefined)).toBeNull()
})

const CLUSTER = { of: 'sale' as const, count: 1455, priceMedian: 24_800_000, onPress: () => {} }

test('a cluster says how many it gathers, and what they cost', () => {
  render(<ClusterButton {...CLUSTER} minutes={null} />)
  const cluster = screen.getByRole('button', { name: '1,455件、中央値2,480万円。拡大する' })
  expect(cluster).toHaveTextContent('1,455件')
})

test('from afar a cluster says where it is', () => {
  const town = { name: '福岡市', isAround: true }
  render(<ClusterButton {...CLUSTER} town={town} minutes={null} />)
  const cluster = screen.getByRole('button', { name: /^福岡周辺、1,455件、/ })
  expect(cluster.querySelector('[data-town]')).toHaveAttribute('data-town', '福岡周辺')
})

test('a cluster says how near the nearest of its homes is', () => {
  render(<ClusterButton {...CLUSTER} minutes={13} />)
  const cluster = screen.getByRole('button', { name: /^1,455件、通勤13分から、中央値2,480万円/ })
  expect(cluster.querySelector('[data-band]')).toHaveAttribute('data-band', '0')
})
