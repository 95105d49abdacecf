import { formatRent, manYen } from '@sumai/format/money'

/** 6.2万円, or from the lowest to the highest, in yen: 3.7〜5.15万円. */
export const rentSpan = (low: number, high: number): string =>
  low === high ? formatRent(low) : `${manYen(low)}〜${formatRent(high)}`
