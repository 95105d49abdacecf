/** Round Ōhashi station, in the south of Fukuoka. */
export const MAP = {
  centre: { lat: 33.5597, lng: 130.4301 },
  places: [
    { name: '大橋駅', kind: 'station', lat: 33.5591, lng: 130.4268, note: '徒歩7分（約560m）' },
    { name: '竹下駅', kind: 'station', lat: 33.5656, lng: 130.4398, note: '徒歩16分（約1.2km）' },
    {
      name: '九州大学 大橋キャンパス',
      kind: 'facility',
      lat: 33.5609,
      lng: 130.4279,
      note: '約300m',
    },
    { name: '南区役所', kind: 'facility', lat: 33.5617, lng: 130.4263, note: '約480m' },
    { name: '大橋店', kind: 'shop', lat: 33.5583, lng: 130.4279, note: 'ご案内する店舗' },
  ],
} as const
