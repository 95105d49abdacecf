import { late } from '@sumai/platform'

const part = late(() => import(/* webpackChunkName: "plots" */ './plots.late.tsx'))

const rents = late(() => import(/* webpackChunkName: "rent-roll" */ './rent-roll.late.tsx'))

/** Of investments alone. */
export const RentRoll = rents('RentRoll')
/** Of land alone. */
export const Plots = part('Plots')
/** Of a site of new houses alone. */
export const Lots = part('Lots')
