import { addDays } from '../../calendar.ts'
import { SHOPS } from '../../places/shops.ts'
import type { Notice } from '../notice.ts'
import { RENTAL, type Writer } from './rental-writers.ts'
import { SALES } from './sales-writers.ts'
import { shopFacts } from './shop-facts.ts'

type Shop = (typeof SHOPS)[number]

const FIRST_DAYS_AGO = 17
const LETTING = SHOPS.filter(({ cbFlg }) => cbFlg !== 1).slice(0, 20)
const SELLING = SHOPS.filter(({ cbFlg }) => cbFlg !== 2)

/** One piece of news from each shop of a site, spread over the last year. */
export const shopNews = (site: 'chintai' | 'baibai', today: string): Notice[] =>
  site === 'chintai' ? written(LETTING, RENTAL, 18, today) : written(SELLING, SALES, 24, today)

const written = (
  shops: readonly Shop[],
  writers: readonly Writer[],
  every: number,
  today: string,
): Notice[] =>
  shops.flatMap((shop, index) => {
    const writer = writers[index % writers.length]
    if (!writer) return []
    const daysAgo = FIRST_DAYS_AGO + index * every
    const month = Number(addDays(today, -daysAgo).slice(5, 7))
    return [{ ...writer(shopFacts(shop, month)), daysAgo, tenpoNo: shop.tenpoNo }]
  })
