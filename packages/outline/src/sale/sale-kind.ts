import type { SaleRoom } from './sale-room.ts'

/**
 * Which items an advertisement must show: a flat in a building, a house with its
 * land, a plot, a building let as a whole, or a site of new houses sold lot by lot.
 */
export type SaleKind = 'condo' | 'house' | 'land' | 'whole' | 'tateuri'

type Facts = Pick<SaleRoom, 'bukkenType' | 'toushiBukkenType' | 'senyuMen'>

export function kindOf({ bukkenType, toushiBukkenType, senyuMen }: Facts): SaleKind {
  if (bukkenType === 'hanbai_tochi') return 'land'
  if (bukkenType === 'tateuri') return 'tateuri'
  if (senyuMen !== null) return 'condo'
  return isInvestment({ toushiBukkenType }) ? 'whole' : 'house'
}

/** Bought for its rent. */
export const isInvestment = ({ toushiBukkenType }: Pick<SaleRoom, 'toushiBukkenType'>): boolean =>
  toushiBukkenType !== null
