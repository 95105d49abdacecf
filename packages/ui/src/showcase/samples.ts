import type { GalleryPhoto } from '../gallery/gallery-photo.ts'
import type { ShopSummary } from '../shop-modal/shop-list.tsx'

const photo = (type: string, caption: string, file: string): GalleryPhoto => ({
  url: `/media/${file}`,
  type,
  caption,
  width: 1000,
  height: 667,
})

/** Sixteen photos of one room, the floor plan among them. */
export const PHOTOS: GalleryPhoto[] = [
  photo('living', 'リビング', 'interior/interior-ldk-1'),
  photo('living', 'リビングから見た窓', 'interior/interior-ldk-3'),
  photo('kitchen', 'キッチン', 'interior/interior-kitchen-1'),
  photo('room', '洋室', 'interior/interior-bedroom-1'),
  photo('room', '洋室の収納', 'interior/interior-bedroom-2'),
  photo('madori', '間取り図', 'floorplan/plan-05-1ldk'),
  photo('bath', '浴室', 'interior/interior-bath'),
  photo('senmen', '洗面所', 'interior/interior-senmen-1'),
  photo('toilet', 'トイレ', 'interior/interior-toilet'),
  photo('genkan', '玄関', 'interior/interior-genkan'),
  photo('room', '廊下', 'interior/interior-rouka-1'),
  photo('balcony', 'バルコニー', 'interior/interior-balcony'),
  photo('living', 'リビングの夜', 'interior/interior-ldk-5'),
  photo('kitchen', 'キッチンの収納', 'interior/interior-kitchen-3'),
  photo('gaikan', '外観', 'exterior/exterior-mansion-1'),
  photo('gaikan', '外観（駐車場側）', 'exterior/exterior-mansion-2'),
]

export const PLAN_FACTS = [
  { label: 'LDK', value: '10.4帖' },
  { label: '洋室', value: '6.1帖' },
  { label: '収納', value: '1.2帖' },
  { label: '専有面積', value: '38.24㎡' },
  { label: 'バルコニー', value: '5.20㎡' },
  { label: '方位', value: '南東' },
]

export const PANORAMAS = [
  { url: '/media/panorama/pano-ldk.jpg', label: 'リビング' },
  { url: '/media/panorama/pano-washitsu.jpg', label: '和室' },
  { url: '/media/panorama/pano-studio.jpg', label: '洋室' },
]

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
  lines: [
    {
      name: '西鉄天神大牟田線',
      stations: [
        { lat: 33.5705, lng: 130.4193 },
        { lat: 33.5591, lng: 130.4268 },
        { lat: 33.5506, lng: 130.4316 },
      ],
    },
    {
      name: 'JR鹿児島本線',
      stations: [
        { lat: 33.5898, lng: 130.4207 },
        { lat: 33.5656, lng: 130.4398 },
        { lat: 33.5496, lng: 130.4558 },
      ],
    },
  ],
} as const

const shop = (index: number, tenpoName: string, address: string, access: string): ShopSummary => ({
  tenpoNo: `10${index}`,
  tenpoName,
  address,
  access,
  hours: '10:00〜18:00 水曜定休',
  photo: { url: `/media/shop/shop-${index}`, width: 960, height: 640 },
})

export const SHOPS: ShopSummary[] = [
  shop(1, '天神店', '中央区天神2丁目', '天神駅 徒歩3分'),
  shop(2, '博多駅前店', '博多区博多駅前3丁目', '博多駅 徒歩4分'),
  shop(3, '大橋店', '南区大橋1丁目', '大橋駅 徒歩1分'),
  shop(4, '西新店', '早良区西新4丁目', '西新駅 徒歩2分'),
  shop(5, '六本松店', '中央区六本松2丁目', '六本松駅 徒歩1分'),
  shop(6, '香椎店', '東区香椎駅前2丁目', '香椎駅 徒歩3分'),
]

/** From the day after 2026-11-21 on; Wednesdays are off. */
export const DAYS = {
  today: '2026-11-21',
  min: '2026-11-22',
  max: '2027-01-20',
  isClosed: (day: string) => new Date(day).getUTCDay() === 3,
}

export const SLOTS = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'].map(
  (time) => ({ time, isFull: time === '11:00' || time === '15:00' }),
)

export const NOW = '2026-11-21T10:24:00+09:00'
