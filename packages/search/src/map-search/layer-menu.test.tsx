import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LayerMenu } from './layer-menu.tsx'
import type { Layers } from './map-tools.tsx'

const NONE: Layers = { hasRails: true, kinds: [], hasLand: false }

function show(layers: Layers, land: string | null | undefined, zoom = 15) {
  const onLayers = jest.fn<(layers: Layers) => void>()
  const onNearer = jest.fn<(zoom: number) => void>()
  const onClose = jest.fn<() => void>()
  render(<LayerMenu {...{ layers, land, zoom, onLayers, onNearer, onClose }} />)
  return { onLayers, onNearer, onClose }
}

const nearer = () => screen.queryByRole('button', { name: '選んだものが見えるまで拡大する' })

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

test('from afar a layer says that the map is enlarged, and a tick leads to where it is seen', async () => {
  const { onLayers, onNearer } = show(NONE, undefined, 9)
  expect(screen.getAllByText(/選ぶと拡大/)).toHaveLength(5)
  expect(nearer()).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /^学校/ }))
  expect(onLayers).toHaveBeenCalledWith({ ...NONE, kinds: ['school'] })
  expect(onNearer).toHaveBeenLastCalledWith(14)
  await userEvent.click(screen.getByRole('checkbox', { name: /^地価公示/ }))
  expect(onNearer).toHaveBeenLastCalledWith(13)
})

test('where the map has gone far from what is chosen, a button leads back', async () => {
  const { onNearer } = show({ ...NONE, kinds: ['park'], hasLand: true }, undefined, 13.5)
  const button = nearer()
  if (!button) throw new Error('there is no button')
  await userEvent.click(button)
  expect(onNearer).toHaveBeenCalledWith(14)
  await userEvent.click(screen.getByRole('checkbox', { name: /^公園/ }))
  expect(onNearer).toHaveBeenCalledTimes(1)
})

test('from near nothing is said of it', async () => {
  const { onNearer } = show({ ...NONE, kinds: ['park'] }, undefined, 15)
  expect(screen.queryByText(/選ぶと拡大/)).toBeNull()
  expect(nearer()).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: '病院' }))
  expect(onNearer).not.toHaveBeenCalled()
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
