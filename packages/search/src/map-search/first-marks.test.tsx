import { expect, test } from '@jest/globals'
import { worldPx } from '@sumai/basemap/mercator'
import { STATIC_SIZES } from '@sumai/basemap/static-map'
import { createBrowserRouter, RouterProvider } from '@sumai/platform'
import { render, screen } from '@testing-library/react'
import { FirstMarks } from './first-marks.tsx'

const centre = { lat: 33.3, lng: 130.5 }
const picture = { centre, zoom: 11, smallZoom: 10.5 }
const cluster = {
  ...{ lat: 33.35, lng: 130.5, count: 306, priceMin: 24_000 },
  bounds: [130.45, 33.3, 130.55, 33.4] as const,
}
const pin = {
  ...{ lat: 33.2, lng: 130.5, count: 1, priceMin: 65_000, priceMax: 65_000 },
  bukkenNo: '1000000001',
}

function Page() {
  return (
    <FirstMarks
      map={{ picture, clusters: [cluster], pins: [pin] }}
      of="rent"
      addressOf={(bounds) => `/search?bounds=${bounds.map((edge) => edge.toFixed(3))}`}
    />
  )
}

const show = () =>
  render(<RouterProvider router={createBrowserRouter([{ path: '*', Component: Page }])} />)

test('each mark leads to a map of its surroundings', () => {
  show()
  expect(screen.getByRole('link', { name: '306件、2.4万円から。拡大する' })).toHaveAttribute(
    'href',
    '/search?bounds=130.445,33.295,130.555,33.405',
  )
  expect(screen.getByRole('link', { name: '6.5万円、拡大する' })).toHaveAttribute(
    'href',
    '/search?bounds=130.495,33.195,130.505,33.205',
  )
})

test('it lies on the picture where its homes are', () => {
  show()
  const mark = screen.getByRole('link', { name: /306件/ }).closest('li')
  const y = worldPx(cluster, 11).y - worldPx(centre, 11).y
  expect(Number(mark?.style.getPropertyValue('--x'))).toBeCloseTo(0, 3)
  expect(Number(mark?.style.getPropertyValue('--y'))).toBeCloseTo(y / STATIC_SIZES.full.width, 3)
})
