import { expect, test } from '@jest/globals'
import { townGroups } from './town-groups.ts'

const article = (contentId: number, title: string, cityCode: string | null, tagId = 10) => ({
  contentId,
  title,
  cityCode,
  tagId,
  summary: `${title}です。駅前に店が並びます。`,
  imageUrl: null,
})
const KURUME = {
  cityCode: '40203',
  cityName: '久留米市',
  chintaiCount: 128,
  rentStats: { 120: { median: 48_000, n: 12 }, 250: { median: 77_000, n: 30 } },
}

test('a town has its stations below it, and what its rooms cost', () => {
  const [area] = townGroups(
    [article(1, '津福駅のまわりで暮らす', '40203'), article(2, '久留米市の暮らし', '40203')],
    [KURUME],
  )
  expect(area).toEqual({
    name: '久留米エリア',
    towns: [
      expect.objectContaining({
        contentId: 2,
        name: '久留米市',
        summary: '久留米市の暮らしです。',
        rents: [
          { layout: '1K', median: 48_000 },
          { layout: '2LDK', median: 77_000 },
        ],
        rooms: 128,
        stations: [{ contentId: 1, name: '津福駅' }],
      }),
    ],
  })
})

test('a guide to no known town or area keeps its title and comes last', () => {
  const groups = townGroups(
    [article(3, '坂の多い街', null, 999), article(2, '久留米市の暮らし', '40203')],
    [],
  )
  expect(groups.map(({ name, towns }) => [name, towns[0]?.name])).toEqual([
    ['久留米エリア', '久留米市の暮らし'],
    ['そのほか', '坂の多い街'],
  ])
})

test('a station whose town has no guide stands for it', () => {
  const [area] = townGroups([article(1, '津福駅のまわりで暮らす', '40203')], [])
  expect(area?.towns).toEqual([
    expect.objectContaining({ name: '津福駅のまわりで暮らす', stations: [] }),
  ])
})
