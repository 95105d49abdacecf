import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { LandPrices } from './land-prices.tsx'

const POINT = {
  ...{ lat: 33.3, lng: 130.5, year: 2026, yenPerM2: 121_000, riyo: ['住宅', '店舗'] },
  ...{ address: '福岡県久留米市東町33番', kyoriM: 1_240 },
}

test('what the land around costs a square metre and a 坪, from when and by whom', () => {
  render(<LandPrices points={[POINT]} />)
  expect(
    screen.getByRole('heading', { name: '近くの地価公示（2026年1月1日時点）' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('listitem')).toHaveTextContent(
    '久留米市東町33番住宅・店舗・約1.2km121,000円/㎡坪40.0万円',
  )
  expect(screen.getByText(/出典：国土数値情報/)).toBeInTheDocument()
})

test('nothing where there is no point near it', () => {
  const { container } = render(<LandPrices points={[]} />)
  expect(container).toBeEmptyDOMElement()
})
