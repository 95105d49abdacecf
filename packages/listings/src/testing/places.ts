import { aroundPicture } from '../surroundings/picture-spots.ts'
import type { Nearby, Neighbourhood } from '../surroundings/surroundings-data.ts'

/** A home near Ōhashi station, in the south of Fukuoka. */
export const OHASHI = { lat: 33.5597, lng: 130.4301, latlngPrecision: 'exact' } as const

const PLACES: readonly Nearby[] = [
  {
    ...{ no: 1, group: 'eki', name: '大橋駅', note: '西鉄天神大牟田線・約560m' },
    ...{ way: ['徒歩', '7', '分'], at: { lat: 33.5591, lng: 130.4268 } },
  },
  {
    ...{ no: 2, group: 'shop', name: 'サニー大橋店', note: 'スーパーマーケット・約240m' },
    ...{ way: ['徒歩', '3', '分'], at: { lat: 33.5609, lng: 130.4279 } },
  },
  {
    ...{ no: null, group: 'school', name: '純真学園大学', note: '大学・約1.9km' },
    ...{ way: ['徒歩', '24', '分'], at: null },
  },
  {
    ...{ no: 3, group: 'school', name: '塩原小学校', note: '小学校・約3.1km' },
    ...{ way: ['約', '3.1', 'km'], at: { lat: 33.5797, lng: 130.4281 } },
  },
]

export const NEAR: Neighbourhood = { places: PLACES, around: aroundPicture(OHASHI, PLACES) }
