import type { ShopSummary } from '@sumai/ui/shop-list'

const shop = (index: number, tenpoName: string, address: string, access: string): ShopSummary => ({
  tenpoNo: `10${index}`,
  tenpoName,
  address,
  access,
  hours: '10:00〜18:00・水曜休',
  tel: `0120-000-10${index}`,
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
