import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LayerMenu } from './layer-menu.tsx'
import type { Layers } from './map-tools.tsx'

const NONE: Layers = { hasRails: true, kinds: [], hasLand: false }

function show(layers: Layers, land: string | null | undefined, zoom = 15) {
  const onLayers = jest.fn<(layers: Layers) => void>()
  const onNearer = jest.fn<() => void>()
  const onClose = jest.fn<() => void>()
  render(<LayerMenu {...{ layers, land, zoom, onLayers, onNearer, onClose }} />)
  return { onLayers, onNearer, onClose }
}

const nearer = () => screen.queryByRole('button', { name: '施設が見えるまで拡大する' })

test('land prices are chosen by the keyboard, beside what is chosen already', async () => {
  const { onLayers } = show({ ...NONE, kinds: ['school'] }, undefined)
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
})

test('from afar the layers that would not be seen say so, and a button leads to where they are', async () => {
  const { onNearer } = show(NONE, undefined, 9)
  expect(screen.getAllByText(/拡大で表示/)).toHaveLength(5)
  const button = nearer()
  if (!button) throw new Error('there is no button')
  await userEvent.click(button)
  expect(onNearer).toHaveBeenCalled()
})

test('from near nothing is said of it', () => {
  show(NONE, undefined, 15)
  expect(screen.queryByText(/拡大で表示/)).toBeNull()
  expect(nearer()).toBeNull()
})

test('the survey of land prices says its year before it is chosen', () => {
  show(NONE, undefined)
  expect(screen.getByRole('checkbox', { name: '地価公示 2022年・万円/㎡' })).toBeInTheDocument()
})

test('Esc closes the menu wherever the focus is, and so does its button', async () => {
  const { onClose } = show(NONE, undefined)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})
