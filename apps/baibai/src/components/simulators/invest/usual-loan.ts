/** Of the price, as most banks lend to those who let. */
const SHARE = 0.9
const TEN_MAN = 100_000

/** What the simulators of an investment begin with, yen: one loan for the cash flow and the costs. */
export const usualLoan = (kakaku: number): number =>
  Math.floor((kakaku * SHARE) / TEN_MAN) * TEN_MAN
