/** The duty for documents up to an amount (yen, included). */
type Step = readonly [upTo: number, duty: number]

const REST = Number.POSITIVE_INFINITY

/** 印紙税法 別表第一 第1号文書: sales of real estate and loans. */
const STANDARD: readonly Step[] = [
  [9_999, 0],
  [100_000, 200],
  [500_000, 400],
  [1_000_000, 1_000],
  [5_000_000, 2_000],
  [10_000_000, 10_000],
  [50_000_000, 20_000],
  [100_000_000, 60_000],
  [500_000_000, 100_000],
  [1_000_000_000, 200_000],
  [5_000_000_000, 400_000],
  [REST, 600_000],
]

/** 租税特別措置法 第91条: contracts of sale only, made until 2027-03-31 (国税庁 No.7108). */
const REDUCED: readonly Step[] = [
  [9_999, 0],
  [500_000, 200],
  [1_000_000, 500],
  [5_000_000, 1_000],
  [10_000_000, 5_000],
  [50_000_000, 10_000],
  [100_000_000, 30_000],
  [500_000_000, 60_000],
  [1_000_000_000, 160_000],
  [5_000_000_000, 320_000],
  [REST, 480_000],
]
const REDUCED_UNTIL = '2027-03-31'

const duty = (steps: readonly Step[], amount: number): number =>
  steps.find(([upTo]) => amount <= upTo)?.[1] ?? 0

/** Yen of stamps on a contract of sale on paper made on a day (`YYYY-MM-DD`). */
export const saleStampDuty = (price: number, day: string): number =>
  duty(day <= REDUCED_UNTIL ? REDUCED : STANDARD, price)

/** Yen of stamps on a loan contract on paper; an electronic one needs none. */
export const loanStampDuty = (amount: number): number => duty(STANDARD, amount)
