import { expect, test } from '@jest/globals'
import { renderAt } from '@sumai/ui/testing/render-at'
import { screen } from '@testing-library/react'
import { AreaMap } from './area-map.tsx'

test('a shop stands at its point', () => {
  const centre = { lat: 33.5597, lng: 130.4301 }
  const { container } = renderAt(<AreaMap name="大橋店" centre={centre} />)
  expect(screen.getByRole('img', { name: '大橋店の周辺の地図' })).toHaveAttribute(
    'src',
    expect.stringMatching(/33\.5597,130\.4301,pin\.webp$/),
  )
  expect(screen.getByRole('link', { name: 'Googleマップで見る' })).toHaveAttribute(
    'href',
    expect.stringContaining('33.5597,130.4301'),
  )
  expect(container.querySelector('[style]')).not.toBeInTheDocument()
})
