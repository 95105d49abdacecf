import { manYen, medianMan, shortKakaku } from '@sumai/format/money'

export type Of = 'rent' | 'sale'

export const PRICE_NAME: Record<Of, string> = { rent: '賃料', sale: '価格' }

/** 5.8万, 2,480万, 1億9,380万: as short as a pin needs. */
export const pinPrice = (yen: number, of: Of): string =>
  of === 'rent' ? `${manYen(yen)}万` : shortKakaku(yen)

/** Yen to which the median of prices is rounded, since it is the price of no one home. */
const STEP = 100_000

/** 5.2万, 2,480万: the median of several. */
export const medianPrice = (yen: number, of: Of): string =>
  of === 'rent' ? `${medianMan(yen)}万` : shortKakaku(Math.round(yen / STEP) * STEP)
