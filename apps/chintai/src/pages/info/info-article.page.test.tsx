import { expect, test } from '@jest/globals'
import { roomList } from '@sumai/testing/answers'
import { screen, within } from '@testing-library/react'
import { ROOM } from '../../testing/room.ts'
import { GUIDE, visit } from '../../testing/visit.ts'

test('a town guide shows the rents of which there are enough, and rooms of the city', async () => {
  const { show } = await visit('/info/3', { 'chintai/rooms': () => roomList([ROOM]) })
  await show?.()
  // One alone is said in a sentence.
  expect(screen.getByRole('region', { name: '間取りごとの賃料' })).toHaveTextContent(
    /1Kの賃料は、中央値で4\.8万円です。.*1K（12件）の賃料で、管理費は含みません。$/,
  )
  expect(screen.getByRole('heading', { name: '久留米市のお部屋' })).toBeInTheDocument()
})

test('a town guide says how far the centres are, and what its towns are like', async () => {
  const { show } = await visit('/info/3')
  await show?.()
  expect(screen.getByRole('region', { name: '都心までの時間' })).toHaveTextContent('天神まで36分')
  const towns = screen.getByRole('region', { name: '町ごとの様子' })
  expect(towns).toHaveTextContent('町最寄りの駅小学校公園東町西鉄久留米駅徒歩5分日吉小学校徒歩7分—')
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
    places: () => ({
      places: [
        {
          kind: 'bank',
          kindLabel: '銀行',
          name: '久留米支店',
          kyoriM: 300,
          tohoFun: 4,
          lat: 33,
          lng: 130,
        },
        {
          kind: 'library',
          kindLabel: '図書館',
          name: '市民図書館',
          kyoriM: 2_000,
          tohoFun: 25,
          lat: 33,
          lng: 130,
        },
      ],
    }),
    'chintai/rooms': ({ query }) => {
      asked.push(query)
      if (query?.order === 'yachin_asc') {
        const middle = { ...ROOM, hyYachin: 51_000 }
        return roomList([middle])
      }
      return roomList(
        Array.from({ length: 5 }, (_, at) => ({ ...ROOM, bukkenNo: `100001234${at}` })),
        { facets: { madori: { 120: 138, 250: 4 } } },
      )
    },
  })
  await show?.()
  expect(asked).toContainEqual(expect.objectContaining({ ekiCode: ['110101'], toho: 15 }))
  expect(screen.getByRole('region', { name: '天神・博多までの時間' })).toHaveTextContent(
    '天神まで41分',
  )
  expect(screen.getByRole('region', { name: '駅の近くの施設' })).toHaveTextContent(
    /施設銀行久留米支店徒歩4分$/,
  )
  expect(screen.getByText('路線').nextSibling).toHaveTextContent('JR鹿児島本線')
  expect(screen.getByText('久留米駅から、平日朝の電車での目安です')).toBeInTheDocument()
  const rooms = within(screen.getByRole('region', { name: '久留米駅のまわりのお部屋' }))
  expect(rooms.getAllByRole('article')).toHaveLength(4)
  // Of all 138 the 69th in order of the rents, whichever are the newest; of four none.
  expect(asked).toContainEqual(
    expect.objectContaining({ madori: [120], order: 'yachin_asc', page: 69, limit: 1 }),
  )
  expect(screen.getByRole('region', { name: '間取りごとの賃料' })).toHaveTextContent(
    /1Kの賃料は、中央値で5\.1万円です。.*1K（138件）の賃料で/,
  )
  expect(screen.queryByText('町ごとの様子')).not.toBeInTheDocument()
})
