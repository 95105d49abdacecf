/** 敷金 or 礼金 in yen: months of rent become the sum they come to. */
export const depositYen = (amount: number, unit: 'month' | 'yen', rent: number): number =>
  unit === 'yen' ? amount : Math.round(amount * rent)
