import { late } from '@sumai/platform'

const part = late(() => import(/* webpackChunkName: "plots" */ './plots.late.tsx'))

/** Of land alone. */
export const Plots = part('Plots')
/** Of a site of new houses alone. */
export const Lots = part('Lots')
