/**
 * The numbers of an amount, each with the unit behind it, which stands in smaller type: 1 億, 3,800
 * 万円.
 */
export const amountParts = (text: string): { number: string; unit: string }[] =>
  Array.from(text.matchAll(/(-?[\d,.]+)([^\d-]+)/g), ([, number = '', unit = '']) => ({
    number,
    unit,
  }))
