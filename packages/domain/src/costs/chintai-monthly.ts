import { type CostItem, costItem, total } from './cost-item.ts'
import { guaranteeFee } from './guarantee-fee.ts'

/** What a rental room costs every month, in yen. */
export type MonthlyTerms = {
  hyYachin: number
  kyoekihi: number
  sonotaGetsugaku: readonly { label: string; kingaku: number }[]
  /** 2 means that a guarantee company must be used. */
  hoshoRiyo: number
  hoshoGetsugaku: string | null
}

/**
 * The lines of 月々総額: rent, fees, and the guarantee company's monthly fee when it is obligatory.
 * Parking is not in it, because not everybody has a car: see `parkingItems`.
 */
export function monthlyItems(terms: MonthlyTerms): CostItem[] {
  const items = [costItem('賃料', terms.hyYachin)]
  if (terms.kyoekihi > 0) items.push(costItem('管理費・共益費', terms.kyoekihi))
  for (const { label, kingaku } of terms.sonotaGetsugaku) items.push(costItem(label, kingaku))
  const guarantee = guaranteeFee(terms.hoshoGetsugaku, total(items))
  if (terms.hoshoRiyo === 2 && guarantee) {
    items.push(costItem('保証料（月額）', guarantee, terms.hoshoGetsugaku))
  }
  return items
}

/** The lines for the first `cars` cars: 0 yen when free, none when there is no such space. */
export function parkingItems(
  parking: { parkingRyo1: number | null; parkingRyo2: number | null },
  cars: 0 | 1 | 2,
): CostItem[] {
  return [parking.parkingRyo1, parking.parkingRyo2]
    .slice(0, cars)
    .flatMap((fee, index) => (fee === null ? [] : [costItem(`駐車場（${index + 1}台目）`, fee)]))
}
