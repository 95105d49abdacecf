import { expect, test } from '@jest/globals'
import { roomList } from '@sumai/testing/answers'
import { screen, within } from '@testing-library/react'
import { ROOM } from '../../testing/room.ts'
import { GUIDE, visit } from '../../testing/visit.ts'

test('a town guide shows the rents of which there are enough, and rooms of the city', async () => {
  const { show } = await visit('/info/3', { 'chintai/rooms': () => roomList([ROOM]) })
  await show?.()
  const layouts = within(screen.getByRole('region', { name: '間取りごとの賃料' })).getAllByRole(
    'listitem',
  )
  expect(layouts.map(({ textContent }) => textContent)).toEqual(['1K4.8万円12件'])
  expect(screen.getByRole('heading', { name: '久留米市のお部屋' })).toBeInTheDocument()
})

test('a town guide says how far the centres are, and what its towns are like', async () => {
  const { show } = await visit('/info/3')
  await show?.()
  expect(screen.getByText(/天神まで約36分です。/)).toBeInTheDocument()
  const towns = screen.getByRole('region', { name: '町ごとの様子' })
  expect(towns).toHaveTextContent(
    '東町西鉄天神大牟田線の西鉄久留米駅まで歩いて5分。帰りが遅い日も安心な駅前の町です。日吉小学校まで歩いて7分です。',
  )
  expect(screen.getByRole('img', { name: '久留米市の地図' })).toBeInTheDocument()
})

test('a guide to a station tells its own minutes, rents and rooms, not those of its town', async () => {
  const asked: unknown[] = []
  const station = {
    ...{ ekiCode: '110101', ekiName: '久留米', lat: 33.3205, lng: 130.5013, slug: 'kurume-eki' },
    lineNames: ['JR鹿児島本線'],
    commute: [{ to: '天神', minutes: 41 }],
  }
  const { show } = await visit('/info/3', {
    'city-guides/': () => ({ cityGuide: { ...GUIDE, stations: [station] } }),
    'chintai/rooms': ({ query }) => {
      asked.push(query)
      return roomList(Array.from({ length: 5 }, () => ROOM))
    },
  })
  await show?.()
  expect(asked).toContainEqual(expect.objectContaining({ ekiCode: ['110101'], toho: 15 }))
  expect(screen.getByText(/天神まで約41分です。/)).toBeInTheDocument()
  expect(screen.getByText('久留米駅から、平日朝の電車と乗り換えの時間です')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '久留米駅のまわりのお部屋' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: '間取りごとの賃料' })).toHaveTextContent('5件')
  expect(screen.queryByText('町ごとの様子')).not.toBeInTheDocument()
})
