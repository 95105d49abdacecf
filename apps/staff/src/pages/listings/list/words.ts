import { inTokyo } from '@sumai/format/dates'
import { formatKakaku, formatYen } from '@sumai/format/money'
import type { Listing } from '../listings.queries.ts'

/** What a row of the list says. */

export const listingName = ({ name, roomNo }: Listing) => (roomNo ? `${name} ${roomNo}号室` : name)

/** 6.8万円, 1,940万円 */
export const priceIn = ({ price }: Listing) => formatKakaku(price)

/** Land has none. */
export const monthlyOf = ({ monthly }: Listing) =>
  monthly === null ? '' : `管理費 ${monthly === 0 ? 'なし' : formatYen(monthly)}`

/** 11/30 */
export const shortDay = (day: string) => inTokyo(day).format('M/D')

/** Whole days until a day in Tokyo; 0 on that day. */
export const daysLeft = (day: string, now: string) =>
  inTokyo(day).startOf('day').diff(inTokyo(now).startOf('day'), 'day')

/** Until an advertisement must be confirmed again. */
export function sayLeft(days: number): string {
  if (days < 0) return `${-days}日過ぎています`
  return days === 0 ? '今日まで' : `あと${days}日`
}
