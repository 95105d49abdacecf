import { inTokyo } from '@sumai/format/dates'

/** 11月28日 9:00 */
export const sayMoment = (moment: string): string => inTokyo(moment).format('M月D日 H:mm')
