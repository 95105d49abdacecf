/** 61 months → 5年1か月 */
export function yearsAndMonths(all: number): string {
  const [years, rest] = [Math.floor(all / 12), all % 12]
  return [years > 0 && `${years}年`, rest > 0 && `${rest}か月`].filter(Boolean).join('')
}
