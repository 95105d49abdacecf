import { expect, test } from '@jest/globals'
import { renderAt } from '@sumai/ui/testing/render-at'
import { screen } from '@testing-library/react'
import { MAP } from '../testing/map.ts'
import { AreaMap } from './area-map.tsx'

test('shows the neighbourhood of a home, and lists it in words', () => {
  const { container } = renderAt(<AreaMap name="ルミエール大橋" {...MAP} precision="about" />)
  const picture = screen.getByRole('img', { name: 'ルミエール大橋の周辺の地図' })
  expect(picture).toHaveAttribute('src', expect.stringMatching(/33\.5597,130\.4301,about\.webp$/))
  expect(screen.getByRole('list')).toHaveTextContent('大橋駅徒歩7分（約560m）')
  expect(container).toHaveTextContent('円は物件のおおよその場所を示します')
  expect(container.querySelector('[style]')).not.toBeInTheDocument()
})

test('a shop stands at its point', () => {
  const { container } = renderAt(<AreaMap name="大橋店" centre={MAP.centre} precision="exact" />)
  expect(screen.getByRole('img', { name: '大橋店の周辺の地図' })).toHaveAttribute(
    'src',
    expect.stringContaining(',pin.webp'),
  )
  expect(container).not.toHaveTextContent('おおよその場所')
  expect(screen.getByRole('link', { name: 'Googleマップで見る' })).toHaveAttribute(
    'href',
    expect.stringContaining('33.5597,130.4301'),
  )
})
