import { commonShots } from '../pictures/exteriors.ts'
import type { Shot } from '../pictures/pictures.ts'
import { isWhole } from './room-space.ts'
import type { Building } from './tatemono.ts'

/** What the tenants of a building share; nobody shares a house. */
export const sharedShots = (building: Building): Shot[] =>
  isWhole(building)
    ? []
    : commonShots({
        floors: building.row.chijoKaisu,
        has: (code) => building.row.setsubiKyoyo.includes(code),
      })
