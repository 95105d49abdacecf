import { expect, test } from '@jest/globals'
import { renderAt } from '@sumai/ui/testing/render-at'
import { screen } from '@testing-library/react'
import { CONDO, ROOM } from '../testing/listings.ts'
import { InvestMapCard, RentalMapCard, SaleMapCard } from './home-map-cards.tsx'

const card = { to: '/detail', now: '2026-11-21T10:24:00+09:00' }
const article = () => screen.getByRole('article')

test('a room beside the map says its rent, what it is and the minutes to its station', () => {
  renderAt(<RentalMapCard {...card} room={ROOM} />)
  expect(article()).toHaveTextContent(/万円管理費 [\d,]+円/)
  expect(article()).toHaveTextContent('西鉄天神大牟田線 大橋駅 徒歩7分')
})

test('the photo of a home whose pin was pressed does not wait to be scrolled to', () => {
  const { container, rerender } = renderAt(<RentalMapCard {...card} room={ROOM} />)
  const photo = () => container.querySelector('img')
  expect(photo()).toHaveAttribute('loading', 'lazy')
  rerender(<RentalMapCard {...card} room={ROOM} isChosen />)
  expect(photo()).toHaveAttribute('loading', 'eager')
})

test('of a plot every number has its name', () => {
  const plot = {
    ...CONDO,
    ...{
      bukkenType: 'hanbai_tochi' as const,
      tochiMen: 209.25,
      tsuboTanka: 55_000,
      isNoCondition: true,
    },
  }
  renderAt(<SaleMapCard {...card} room={plot} />)
  expect(article()).toHaveTextContent('土地 209.25㎡・坪 5.5万円・建築条件なし')
})

test('of an investment yield and income have theirs', () => {
  const room = { ...CONDO, shuekiRimawari: 8, nenkanShunyu: 360_000 }
  renderAt(<InvestMapCard {...card} room={room} />)
  expect(article()).toHaveTextContent('価格3,480万円表面利回り8.00%')
  expect(article()).toHaveTextContent('想定 年36万円・')
})

test('a home is led by a photo, not by a picture of the map', () => {
  const [photo] = CONDO.photos
  const around = { ...photo, type: 'map', url: '/media/maps/around.webp' }
  const photos = [around, photo] as typeof CONDO.photos
  const { container } = renderAt(<SaleMapCard {...card} room={{ ...CONDO, photos }} />)
  expect(container.querySelector('img')).not.toHaveAttribute(
    'src',
    expect.stringContaining('/media/maps/'),
  )
})
