import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PANORAMAS } from '../testing/photos.ts'
import { Panorama } from './panorama.tsx'

const stillNote = () => screen.findByText(/静止画で表示しています/)

test('until its tab is opened it is a still picture with a link to the whole one', () => {
  render(<Panorama name="ルミエール大橋" views={PANORAMAS} isOpen={false} />)
  expect(screen.getByRole('img', { name: 'ルミエール大橋 リビングのパノラマ写真' })).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/media/panorama/pano-ldk.jpg')
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

// jsdom has no WebGL, like a few visitors.
test('where it cannot be moved the picture stays, says so, and rooms can be changed', async () => {
  render(<Panorama name="ルミエール大橋" views={PANORAMAS} isOpen />)
  expect(await stillNote()).toBeVisible()
  await userEvent.click(await screen.findByRole('radio', { name: '和室' }))
  expect(screen.getByRole('img', { name: /和室/ })).toBeVisible()
  expect(await stillNote()).toBeVisible()
})

test('one room alone needs no choice', async () => {
  render(<Panorama name="ルミエール大橋" views={PANORAMAS.slice(0, 1)} isOpen />)
  expect(await stillNote()).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})
