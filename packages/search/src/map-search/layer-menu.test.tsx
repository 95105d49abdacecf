import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LayerMenu } from './layer-menu.tsx'
import type { Layers } from './map-tools.tsx'

const NONE: Layers = { hasRails: true, kinds: [], hasLand: false }

function show(layers: Layers, land: string | null | undefined) {
  const onLayers = jest.fn<(layers: Layers) => void>()
  render(<LayerMenu {...{ layers, land, onLayers }} onClose={jest.fn<() => void>()} />)
  return onLayers
}

test('land prices are chosen by the keyboard, beside what is chosen already', async () => {
  const onLayers = show({ ...NONE, kinds: ['school'] }, undefined)
  expect(screen.queryByText(/^出典/)).toBeNull()
  screen.getByRole('checkbox', { name: /^地価公示/ }).focus()
  await userEvent.keyboard(' ')
  expect(onLayers).toHaveBeenCalledWith({ hasRails: true, kinds: ['school'], hasLand: true })
})

test('what is drawn is told in words, with its source', () => {
  show({ ...NONE, hasLand: true }, 'この範囲の2地点')
  expect(screen.getByRole('status')).toHaveTextContent('この範囲の2地点')
  expect(screen.getByText(/^出典：国土数値情報/)).toBeInTheDocument()
})

test('a map of rentals offers no land prices', () => {
  show(NONE, null)
  expect(screen.queryByRole('checkbox', { name: /地価/ })).toBeNull()
  expect(screen.getByText('施設は地図を拡大すると表示されます。')).toBeInTheDocument()
})
