import { expect, jest, test } from '@jest/globals'
import { renderAt } from '@sumai/ui/testing/render-at'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { MapFigure } from './map-figure.tsx'

type Live = ComponentType<{ onReady?: () => void; onFail: (cause: unknown) => void }>

const MAP = {
  alt: '大橋店の周辺の地図',
  centre: { lat: 33.5597, lng: 130.4301 },
  zoom: 15,
  mark: 'pin',
} as const

const figure = (live: () => Promise<Live>) => renderAt(<MapFigure {...MAP} live={live} />)
const button = () => screen.getByRole('button', { name: '地図を動かす' })

test('is a picture with its credit; a press loads what moves it', async () => {
  const live = jest.fn(() => new Promise<Live>(() => {}))
  figure(live)
  expect(screen.getByRole('img', { name: MAP.alt })).toHaveAttribute('loading', 'lazy')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/map_credits')
  expect(live).not.toHaveBeenCalled()
  await userEvent.click(button())
  expect(await screen.findByRole('button', { name: /読み込んでいます/ })).toBeDisabled()
  expect(live).toHaveBeenCalledTimes(1)
})

test.each([
  ['the code cannot be had', () => Promise.reject(new Error('offline'))],
  [
    'the map fails',
    async () =>
      ({ onFail }) => <i ref={() => onFail(new Error('no WebGL'))} />,
  ],
] satisfies [string, () => Promise<Live>][])(
  'where %s the picture stays, and says so',
  async (_, live) => {
    figure(live)
    await userEvent.click(button())
    expect(await screen.findByRole('status')).toHaveTextContent('画像で表示しています')
    expect(screen.getByRole('img', { name: MAP.alt })).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  },
)

test('a place without tiles has no picture', () => {
  renderAt(
    <MapFigure {...MAP} centre={{ lat: 35.68, lng: 139.77 }} live={() => new Promise(() => {})} />,
  )
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
