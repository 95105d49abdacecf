import { expect, test } from '@jest/globals'
import { worldPx } from '@sumai/basemap/mercator'
import { render, screen } from '@testing-library/react'
import { FirstMarks } from './first-marks.tsx'

const centre = { lat: 33.3, lng: 130.5 }
const cluster = {
  ...{ lat: 33.35, lng: 130.5, count: 306, priceMedian: 52_400 },
  bounds: [130.45, 33.3, 130.55, 33.4] as const,
}
const pin = {
  ...{ lat: 33.2, lng: 130.5, count: 1, priceMin: 65_000, priceMax: 65_000 },
  bukkenNo: '1000000001',
}

const show = () =>
  render(
    <FirstMarks
      map={{
        picture: { centre, zoom: 11, smallZoom: 10.5, mark: 'none' },
        clusters: [cluster],
        pins: [pin],
      }}
      of="rent"
      addressOf={(bounds) => `/search?bounds=${bounds.map((edge) => edge.toFixed(3))}`}
    />,
  )

// One picture is for phones, one for wide screens; a browser shows one of them.
test.each([0, 1])('each mark of picture %i leads to a map of its surroundings', (picture) => {
  show()
  const clusters = screen.getAllByRole('link', { name: '306件、中央値5.2万円。拡大する' })
  expect(clusters[picture]).toHaveAttribute('href', '/search?bounds=130.445,33.295,130.555,33.405')
  const pins = screen.getAllByRole('link', { name: '6.5万円、拡大する' })
  expect(pins[picture]).toHaveAttribute('href', '/search?bounds=130.495,33.195,130.505,33.205')
})

test.each([
  ['wide screens', 0, 11],
  ['phones', 1, 10.5],
])('on the picture for %s it lies where its homes are', (_, picture, zoom) => {
  show()
  const mark = screen.getAllByRole('link', { name: /306件/ })[picture]?.firstElementChild
  const north = worldPx(cluster, zoom).y - worldPx(centre, zoom).y
  expect(mark?.getAttribute('transform')).toMatch(`translate(0.0 ${north.toFixed(1)})`)
})
