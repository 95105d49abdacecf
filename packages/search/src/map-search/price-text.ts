import { manYen, shortKakaku } from '@sumai/format/money'

export type Of = 'rent' | 'sale'

/** 5.8万, 2,480万, 1億9,380万: as short as a pin needs. */
export const pinPrice = (yen: number, of: Of): string =>
  of === 'rent' ? `${manYen(yen)}万` : shortKakaku(yen)
