import { type CostItem, costItem } from './cost-item.ts'

/** What owning costs, in yen; `koteiShisanZei` a year, all else a month. */
export type OwningTerms = {
  /** `null` for land and investments, whose loans differ too much to guess. */
  getsuShiharai: number | null
  kanrihi: number | null
  shuzenTsumitate: number | null
  sonotaGetsugaku: readonly { label: string; kingaku: number }[]
  koteiShisanZei: number | null
}

/** The lines of the monthly total of a home for sale; none when no payment is reckoned. */
export function owningItems(terms: OwningTerms): CostItem[] {
  if (terms.getsuShiharai === null) return []
  return [
    costItem('住宅ローン返済', terms.getsuShiharai, '35年・元利均等・全額借入の目安'),
    costItem('管理費', terms.kanrihi ?? 0),
    costItem('修繕積立金', terms.shuzenTsumitate ?? 0),
    ...terms.sonotaGetsugaku.map(({ label, kingaku }) => costItem(label, kingaku)),
    costItem('固定資産税等', Math.ceil((terms.koteiShisanZei ?? 0) / 12), '年額の12分の1'),
  ].filter(({ kingaku }) => kingaku > 0)
}
