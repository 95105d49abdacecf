import { expect, jest, test } from '@jest/globals'
import { type MapLibrary, provideMapLibrary } from '@sumai/platform'
import { renderAt } from '@sumai/ui/testing/render-at'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MapFigure } from './map-figure.tsx'

const MAP = {
  label: '大橋店の周辺の地図',
  centre: { lat: 33.5597, lng: 130.4301 },
  zoom: 15,
  mark: 'pin',
  pins: [],
  areas: [],
} as const

const LOAD = jest.fn(() => new Promise<MapLibrary>(() => {}))
provideMapLibrary(LOAD)

const button = () => screen.getByRole('button', { name: '地図を動かす' })

test('is a picture with its credit; a press loads what moves it', async () => {
  renderAt(<MapFigure {...MAP} />)
  expect(screen.getByRole('img', { name: MAP.label })).toHaveAttribute('loading', 'lazy')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/map_credits')
  expect(LOAD).not.toHaveBeenCalled()
  await userEvent.click(button())
  expect(await screen.findByRole('button', { name: /読み込んでいます/ })).toBeDisabled()
  expect(LOAD).toHaveBeenCalledTimes(1)
})

test('where the code cannot be had the picture stays, and says so', async () => {
  LOAD.mockRejectedValueOnce(new Error('offline'))
  renderAt(<MapFigure {...MAP} />)
  await userEvent.click(button())
  expect(await screen.findByRole('status')).toHaveTextContent('画像で表示しています')
  expect(screen.getByRole('img', { name: MAP.label })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a place without tiles has no picture', () => {
  renderAt(<MapFigure {...MAP} centre={{ lat: 35.68, lng: 139.77 }} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
