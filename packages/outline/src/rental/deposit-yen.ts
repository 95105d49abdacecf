/** 敷金 or 礼金 in yen, also when it is given in months of rent. */
export const depositYen = (amount: number, unit: 'month' | 'yen', rent: number): number =>
  unit === 'yen' ? amount : Math.round(amount * rent)
