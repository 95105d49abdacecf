import { type CostItem, costItem } from './cost-item.ts'

/** What owning costs beside the loan, in yen; `koteiShisanZei` a year, all else a month. */
export type OwningFees = {
  kanrihi: number | null
  shuzenTsumitate: number | null
  sonotaGetsugaku: readonly { label: string; kingaku: number }[]
  koteiShisanZei: number | null
}
export type OwningTerms = OwningFees & {
  /** `null` for land and investments, whose loans differ too much to estimate. */
  getsuShiharai: number | null
}

/** The lines of the monthly total of a home for sale; none without a loan payment. */
export function owningItems({ getsuShiharai, ...fees }: OwningTerms): CostItem[] {
  if (getsuShiharai === null) return []
  const loan = costItem('住宅ローン返済', getsuShiharai, '35年・元利均等・全額借入の目安')
  return [loan, ...feeItems(fees)].filter(({ kingaku }) => kingaku > 0)
}

/** The lines other than the loan, without those of 0 yen. */
export function feeItems(fees: OwningFees): CostItem[] {
  return [
    costItem('管理費', fees.kanrihi ?? 0),
    costItem('修繕積立金', fees.shuzenTsumitate ?? 0),
    ...fees.sonotaGetsugaku.map(({ label, kingaku }) => costItem(label, kingaku)),
    costItem('固定資産税等', Math.ceil((fees.koteiShisanZei ?? 0) / 12), '年額の12分の1'),
  ].filter(({ kingaku }) => kingaku > 0)
}
