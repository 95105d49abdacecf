import { expect, test } from '@jest/globals'
import { renderAt } from '@sumai/ui/testing/render-at'
import { fireEvent, screen } from '@testing-library/react'
import { CONDO, ROOM } from '../testing/listings.ts'
import { RentalRow } from './rental-row.tsx'
import { InvestRow, SaleRow } from './sale-row.tsx'

const row = { to: '/detail', enquiryTo: '/property', now: '2026-11-21T10:24:00+09:00' }

test('a room in the results shows photo, plan, four facts and two ways to get there', () => {
  renderAt(<RentalRow {...row} room={ROOM} tags={['ネット無料']} />)
  expect(screen.getByRole('heading', { name: 'ルミエール大橋 302号室' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'ルミエール大橋 302号室の写真' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'ルミエール大橋 302号室の間取り図' })).toHaveAttribute(
    'src',
    expect.stringContaining('/card/'),
  )
  expect(screen.getByText('3階/5階建')).toBeInTheDocument()
  expect(screen.getByText('大橋駅').parentElement).toHaveTextContent(
    '／竹下駅 バス8分 塩原橋 徒歩3分',
  )
  expect(screen.getByText('ネット無料')).toBeInTheDocument()
})

test('a room can be asked for, compared and saved from the results', () => {
  renderAt(<RentalRow {...row} room={ROOM} />)
  expect(screen.getByRole('link', { name: '空室を確認' })).toHaveAttribute('href', '/property')
  expect(screen.getByRole('link', { name: 'ルミエール大橋 302号室の詳細を見る' })).toHaveAttribute(
    'href',
    '/detail',
  )
  expect(
    screen.getByRole('checkbox', { name: 'ルミエール大橋 302号室を比較に追加' }),
  ).toBeInTheDocument()
  expect(
    screen.getByRole('button', { name: 'ルミエール大橋 302号室をお気に入りに追加' }),
  ).toBeInTheDocument()
})

test('its other pictures come when it is touched', async () => {
  const kitchen = { ...ROOM.photos[0], url: '/media/interior/interior-kitchen-1', type: 'kitchen' }
  const photos = [...ROOM.photos, kitchen] as typeof ROOM.photos
  renderAt(<RentalRow {...row} room={{ ...ROOM, photos }} />)
  const third = { name: 'ルミエール大橋 302号室の写真3' }
  expect(screen.queryByRole('img', third)).not.toBeInTheDocument()
  fireEvent.touchStart(screen.getByRole('img', { name: 'ルミエール大橋 302号室の写真' }))
  expect(screen.getByRole('img', third)).toBeInTheDocument()
})

test('a room without a plan shows another picture in its place', () => {
  const [outside] = ROOM.photos
  const kitchen = { ...outside, url: '/media/interior/interior-kitchen-1', type: 'kitchen' }
  const photos = [outside, kitchen] as typeof ROOM.photos
  renderAt(<RentalRow {...row} room={{ ...ROOM, photos }} />)
  expect(screen.getByRole('img', { name: 'ルミエール大橋 302号室の写真2' })).toBeInTheDocument()
})

test('a property for sale shows its price, an investment its yield', () => {
  renderAt(<SaleRow {...row} room={CONDO} />)
  expect(screen.getByRole('article')).toHaveTextContent('3,480万円')
  renderAt(<InvestRow {...row} room={{ ...CONDO, shuekiRimawari: 8.4 }} />)
  expect(screen.getByText('表面利回り')).toBeInTheDocument()
})

test('of an investment the occupancy stands beside what it is', () => {
  const home = { ...CONDO, nenkanShunyu: 360_000, nyukyoRitsu: 100 }
  renderAt(<InvestRow {...row} room={home} />)
  expect(screen.getByText('稼働').closest('dl')).toHaveTextContent(/築\d+年稼働満室$/)
})

test('a plot with an old house on it says so', () => {
  renderAt(<SaleRow {...row} room={{ ...CONDO, isFuruya: true }} />)
  expect(screen.getByText('古家あり')).toBeInTheDocument()
})
