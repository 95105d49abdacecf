/** 24 months → 2年; 18 months → 18か月. */
export const termLabel = (months: number): string =>
  months % 12 === 0 ? `${months / 12}年` : `${months}か月`
