import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ClusterButton } from './cluster-button.tsx'
import { PinButton } from './pin-button.tsx'

const PIN = {
  ...{ of: 'rent' as const, priceMin: 58_000, priceMax: 58_000, count: 1 },
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

test('a pin of a building that was seen and saved says so in words', () => {
  render(<PinButton {...PIN} priceMax={70_000} count={3} isSeen isSaved isSelected />)
  const pin = screen.getByRole('button', { name: '5.8万円から、3件、お気に入り、見た物件' })
  expect(pin).toHaveAttribute('aria-pressed', 'true')
})

test('a cluster says how many it gathers, and the least price', () => {
  render(<ClusterButton of="sale" count={1455} priceMin={24_800_000} onPress={() => {}} />)
  const cluster = screen.getByRole('button', { name: '1,455件、2,480万円から。拡大する' })
  expect(cluster).toHaveTextContent('1,455件')
})
