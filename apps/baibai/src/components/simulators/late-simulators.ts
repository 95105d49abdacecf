import { late } from '@sumai/platform'

/** The simulators share a chunk, which is loaded after the page they stand on. */
export const LoanSimulator = late(
  () => import(/* webpackChunkName: "simulators" */ './loan/loan-simulator.late.tsx'),
)('LoanSimulator')

export const InvestSimulator = late(
  () => import(/* webpackChunkName: "simulators" */ './invest/invest-simulator.late.tsx'),
)('InvestSimulator')

export const BuyingSimulator = late(
  () => import(/* webpackChunkName: "simulators" */ './buying/buying-simulator.late.tsx'),
)('BuyingSimulator')
