import { late } from '@sumai/platform'
import { type ComponentProps, Suspense } from 'react'

/** The chunk of all simulators: their code comes after that of the page they stand on. */
export const SIMULATORS_CHUNK = 'simulators'

const Loan = late(
  async () =>
    (await import(/* webpackChunkName: "simulators" */ './loan/loan-simulator.tsx')).LoanSimulator,
)
const Invest = late(
  async () =>
    (await import(/* webpackChunkName: "simulators" */ './invest/invest-simulator.tsx'))
      .InvestSimulator,
)
const Buying = late(
  async () =>
    (await import(/* webpackChunkName: "simulators" */ './buying/buying-simulator.tsx'))
      .BuyingSimulator,
)

export const LateLoanSimulator = (props: ComponentProps<typeof Loan>) => (
  <Suspense fallback={null}>
    <Loan {...props} />
  </Suspense>
)

export const LateInvestSimulator = (props: ComponentProps<typeof Invest>) => (
  <Suspense fallback={null}>
    <Invest {...props} />
  </Suspense>
)

export const LateBuyingSimulator = (props: ComponentProps<typeof Buying>) => (
  <Suspense fallback={null}>
    <Buying {...props} />
  </Suspense>
)
