import { expect, test } from '@jest/globals'
import { straightMetres } from '@sumai/domain/listing/distance'
import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { MAP } from '../testing/map.ts'
import { AreaMap } from './area-map.tsx'
import { placeNames } from './place-names.ts'
import { sketchAround } from './sketch.ts'

test('draws the neighbourhood and lists it in words', () => {
  const { container } = render(<AreaMap name="ルミエール大橋" {...MAP} precision="about" />)
  expect(screen.getByRole('img', { name: 'ルミエール大橋の周辺の略図' })).toBeVisible()
  expect(screen.getByRole('list')).toHaveTextContent('大橋駅徒歩7分（約560m）')
  expect(container).toHaveTextContent('円は物件のおおよその場所を示します')
  expect(container.querySelector('[style]')).not.toBeInTheDocument()
})

test('a shop stands at its point', () => {
  const { container } = render(<AreaMap name="大橋店" centre={MAP.centre} precision="exact" />)
  expect(container).not.toHaveTextContent('おおよその場所')
  expect(screen.getByRole('link', { name: 'Googleマップで見る' })).toHaveAttribute(
    'href',
    expect.stringContaining('33.5597,130.4301'),
  )
})

const near = fc.record({
  lat: fc.double({ min: 33.53, max: 33.59, noNaN: true }),
  lng: fc.double({ min: 130.39, max: 130.46, noNaN: true }),
})

test('every near place lies on the sketch, at its true distance', () => {
  fc.assert(
    fc.property(near, (place) => {
      const sketch = sketchAround(MAP.centre, [place])
      const { x, y } = sketch.spotOf(place)
      const metres = Math.hypot(
        ((x - 50) / 50) * sketch.halfWidth,
        ((y - 50) / 50) * (sketch.halfWidth / 1.5),
      )
      const truth = straightMetres(MAP.centre, place)
      if (truth < 4000) expect(Math.max(Math.abs(x - 50), Math.abs(y - 50))).toBeLessThan(50)
      expect(Math.abs(metres - truth)).toBeLessThan(Math.max(2, truth * 0.005))
    }),
  )
})

test('a name that finds no room is left to the list', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => ({
    name: `施設${index}`,
    spot: { x: 30, y: 30 + index },
  }))
  const sides = placeNames(crowd)
  expect(sides[0]).toBe('left')
  expect(sides.filter((side) => side === null).length).toBeGreaterThan(0)
})
