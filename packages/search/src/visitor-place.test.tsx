import { expect, test } from '@jest/globals'
import { ToastRegion } from '@sumai/ui/toast-region'
import { act, render, screen } from '@testing-library/react'
import { askPlace } from './visitor-place.ts'

const HERE = { latitude: 33.5902, longitude: 130.4017 } as GeolocationCoordinates

function asked(geolocation: Partial<Geolocation> | undefined): GeolocationCoordinates[] {
  Object.assign(navigator, { geolocation })
  const places: GeolocationCoordinates[] = []
  render(<ToastRegion />)
  act(() => askPlace((place) => places.push(place)))
  return places
}

test('a browser tells where its visitor is', () => {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found) =>
    found({ coords: HERE } as GeolocationPosition)
  expect(asked({ getCurrentPosition })).toEqual([HERE])
})

test.each([
  ['that may not', { getCurrentPosition: (_: unknown, failed: () => void) => failed() }],
  ['without the means', undefined],
])('a visitor of one %s is told so', (_, geolocation) => {
  expect(asked(geolocation as Partial<Geolocation>)).toEqual([])
  expect(screen.getByRole('status')).toHaveTextContent('現在地を確認できませんでした。')
})
