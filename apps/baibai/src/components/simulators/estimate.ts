import { formatKakaku } from '@sumai/format/money'

/** An estimate in yen, to one decimal of 万円: 109.7万円, 1億2,345.6万円. */
export const formatEstimate = (yen: number) => formatKakaku(Math.round(yen / 1_000) * 1_000)
