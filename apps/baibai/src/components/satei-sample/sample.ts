/** Invented for the sample report; prices in 万円. The value is the mean of the three deals, adjusted. */
export const HOME = {
  kind: '中古一戸建て',
  facts: '4LDK・築18年・建物104㎡・徒歩14分',
}

export const DEALS = [
  { facts: '築15年・108㎡・徒歩10分', sold: 2350, change: -7, value: 2190 },
  { facts: '築21年・102㎡・徒歩15分', sold: 2040, change: 6, value: 2160 },
  { facts: '築17年・105㎡・徒歩18分', sold: 2130, change: 3, value: 2190 },
]

export const VALUE = { middle: 2180, low: 2080, high: 2280 }

/** After the commission (3.3% + 6.6万円, of the broker alone), stamp duty and registration (3万円). */
export const WAYS = [
  { way: '仲介で売る', price: 2180, left: 2098, until: '3〜6か月' },
  { way: '当社が買い取る', price: 1640, left: 1637, until: '最短2週間' },
]
