/** Taxes, registration and brokerage of a purchase, as a share of the price. */
export const ACQUISITION_COST_RATE = 0.07

/** 表面利回り: yearly income by price, per cent, two decimals cut (never advertised too high). */
export const grossYield = (income: number, kakaku: number): number =>
  Math.floor((income / kakaku) * 10_000) / 100

/** 実質利回り: income less expenses, by the price with the costs of buying. */
export const netYield = (income: number, expenses: number, kakaku: number): number =>
  Math.floor(((income - expenses) / (kakaku * (1 + ACQUISITION_COST_RATE))) * 10_000) / 100
