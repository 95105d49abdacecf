import { type CostItem, costItem, total } from './cost-item.ts'

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
 * The lines of 月々の総額: rent, fees, and the guarantee company's monthly fee when it is obligatory.
 * Parking is not included, because not everybody has a car: see `parkingItems`.
 */
export function monthlyItems(terms: MonthlyTerms): CostItem[] {
  const items = [costItem('賃料', terms.hyYachin)]
  if (terms.kyoekihi > 0) items.push(costItem('管理費・共益費', terms.kyoekihi))
  for (const { label, kingaku } of terms.sonotaGetsugaku) items.push(costItem(label, kingaku))
  const guarantee = guaranteeFee(terms.hoshoGetsugaku, total(items))
  if (terms.hoshoRiyo === 2 && guarantee) {
    items.push(costItem('保証料（月額）', guarantee, guaranteeNote(terms.hoshoGetsugaku)))
  }
  return items
}

/** The lines for the first `cars` cars: 0 yen when free, no line without a space. */
export function parkingItems(
  parking: { parkingRyo1: number | null; parkingRyo2: number | null },
  cars: 0 | 1 | 2,
): CostItem[] {
  return [parking.parkingRyo1, parking.parkingRyo2]
    .slice(0, cars)
    .flatMap((fee, index) => (fee === null ? [] : [costItem(`駐車場（${index + 1}台目）`, fee)]))
}

/**
 * Yen from the text of a guarantee company's fee: a share of the monthly total (賃料等の50%,
 * rounded up to a yen) or an amount (10,000円). `null` when the text names neither.
 */
export function guaranteeFee(text: string | null, monthly: number): number | null {
  const share = /(\d+(?:\.\d+)?)\s*[%％]/.exec(text ?? '')
  // In thousandths of a per cent, so that 1.1% of 70,000 is not 770.0000000000001.
  if (share) return Math.ceil((monthly * Math.round(Number(share[1]) * 1000)) / 100_000)
  const amount = /([\d,]+)\s*円/.exec(text ?? '')
  return amount ? Number(amount[1]?.replaceAll(',', '')) : null
}

/** The text of a guarantee company's fee, unless it is only the amount that stands beside it. */
export const guaranteeNote = (text: string | null): string | null =>
  /^\s*[\d,]+\s*円\s*$/.test(text ?? '') ? null : text
