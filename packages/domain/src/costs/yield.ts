/** Taxes, registration and brokerage of a purchase, as a share of the price. */
export const ACQUISITION_COST_RATE = 0.07

/** Income a year by capital in per cent, cut to two decimals (never advertised too high). */
export const yieldOf = (income: number, capital: number): number =>
  // Multiplied first, in whole yen: 0.0029 × 10,000 is 28.999999999999996.
  Math.floor((income * 10_000) / capital) / 100

/** 表面利回り: yearly income by price. */
export const grossYield = (income: number, kakaku: number): number => yieldOf(income, kakaku)

/** 実質利回り: income less expenses, by the price plus the costs of buying. */
export const netYield = (income: number, expenses: number, kakaku: number): number =>
  yieldOf(income - expenses, kakaku + Math.round(kakaku * ACQUISITION_COST_RATE))
