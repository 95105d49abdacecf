import { expect, test } from '@jest/globals'
import { renderAt } from '@sumai/ui/testing/render-at'
import { screen, within } from '@testing-library/react'
import { NEAR, OHASHI } from '../testing/places.ts'
import { Surroundings } from './surroundings.tsx'

const show = (home = OHASHI as Parameters<typeof Surroundings>[0]['home']) =>
  renderAt(<Surroundings name="ルミエール大橋" home={home} near={NEAR} />)

test('a picture of where the home lies, and every place as a row that leads to the map', () => {
  show()
  expect(screen.getByRole('img', { name: 'ルミエール大橋の周辺の地図' })).toHaveAttribute(
    'src',
    expect.stringMatching(/33\.5597,130\.4301,home\.webp$/),
  )
  const links = screen.getAllByRole('link', { name: /分$|km$/ })
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '1大橋駅西鉄天神大牟田線・約560m徒歩7分',
    '2サニー大橋店スーパーマーケット・約240m徒歩3分',
    '3塩原小学校小学校・約3.1km約3.1km',
  ])
  for (const link of links) expect(link).toHaveAttribute('href', '#around')
})

test('a place that the map does not know is a row without a number and without a link', () => {
  show()
  const row = screen.getByText(/純真学園大学/).closest('li') as HTMLElement
  expect(within(row).queryByRole('link')).not.toBeInTheDocument()
  expect(row).toHaveTextContent(/^純真学園大学大学・約1\.9km徒歩24分$/)
})

test('says how exactly the place is known', () => {
  show({ ...OHASHI, latlngPrecision: 'town' })
  expect(screen.getByText(/物件の位置は町の中心です。/)).toBeInTheDocument()
})
