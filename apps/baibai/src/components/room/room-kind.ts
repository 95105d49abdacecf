import type { Room } from './room-data.ts'

/**
 * Which items an advertisement must show: a flat in a building, a house with its
 * land, a plot, a building let as a whole, or a site of new houses sold lot by lot.
 */
export type RoomKind = 'condo' | 'house' | 'land' | 'whole' | 'tateuri'

type Facts = Pick<Room, 'bukkenType' | 'toushiBukkenType' | 'senyuMen'>

export function kindOf({ bukkenType, toushiBukkenType, senyuMen }: Facts): RoomKind {
  if (bukkenType === 'hanbai_tochi') return 'land'
  if (bukkenType === 'tateuri') return 'tateuri'
  if (senyuMen !== null) return 'condo'
  return isInvestment({ toushiBukkenType }) ? 'whole' : 'house'
}

/** Bought for its rent. */
export const isInvestment = ({ toushiBukkenType }: Pick<Room, 'toushiBukkenType'>): boolean =>
  toushiBukkenType !== null
