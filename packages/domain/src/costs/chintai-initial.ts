import { guaranteeFee, guaranteeNote, type MonthlyTerms, monthlyItems } from './chintai-monthly.ts'
import { type CostItem, costItem, total } from './cost-item.ts'

type Unit = 'month' | 'yen'

/** What moving into a rental room costs. */
export type InitialTerms = MonthlyTerms & {
  shikikinKbn: Unit
  shikikin: number
  reikinKbn: Unit
  reikin: number
  /** Months of rent. */
  hoshokin: number | null
  chukaiTesuryoKbn: Unit | null
  chukaiTesuryo: number | null
  hoshoShokai: string | null
  hokenHitsuyo: boolean
  hokenRyo: number | null
  hokenKikan: number | null
  kagiKokan: number | null
  sonotaIchiji: readonly { label: string; kingaku: number }[]
  /** Months without rent. */
  freeRentMonth: number | null
}

/**
 * The lines of 初期費用: everything paid before the key is handed over. The month of moving in is
 * counted in full; costs of moving out (cleaning) are not included.
 */
export function initialItems(terms: InitialTerms): CostItem[] {
  const monthly = total(monthlyItems(terms))
  const deposits = [
    inMonths('敷金', terms.shikikin, terms.shikikinKbn, terms.hyYachin),
    inMonths('礼金', terms.reikin, terms.reikinKbn, terms.hyYachin),
    inMonths('保証金', terms.hoshokin ?? 0, 'month', terms.hyYachin),
  ]
  const advance = costItem('前家賃', monthly, '1か月分（管理費などを含む）')
  const fees = [
    inMonths('仲介手数料', terms.chukaiTesuryo ?? 0, terms.chukaiTesuryoKbn, terms.hyYachin),
    guaranteeItem(terms, monthly),
    insuranceItem(terms),
    costItem('鍵交換費用', terms.kagiKokan ?? 0),
    ...terms.sonotaIchiji.map(({ label, kingaku }) => costItem(label, kingaku)),
  ]
  return [...deposits, advance, freeRentItem(terms), ...fees].filter(({ kingaku }) => kingaku !== 0)
}

function inMonths(label: string, amount: number, unit: Unit | null, rent: number): CostItem {
  if (unit === 'yen') return costItem(label, Math.round(amount))
  return costItem(label, Math.round(rent * amount), `賃料の${amount}か月分`)
}

/** Free rent is deducted from the advance, which is one month: never more than that. */
function freeRentItem({ freeRentMonth, hyYachin }: InitialTerms): CostItem {
  const months = Math.min(freeRentMonth ?? 0, 1)
  return costItem('フリーレント', -Math.round(hyYachin * months), `賃料${freeRentMonth}か月分無料`)
}

function guaranteeItem({ hoshoRiyo, hoshoShokai }: InitialTerms, monthly: number): CostItem {
  const fee = hoshoRiyo === 2 ? (guaranteeFee(hoshoShokai, monthly) ?? 0) : 0
  return costItem('保証料（初回）', fee, guaranteeNote(hoshoShokai))
}

function insuranceItem({ hokenHitsuyo, hokenRyo, hokenKikan }: InitialTerms): CostItem {
  const term = hokenKikan === null ? null : `${hokenKikan / 12}年分`
  return costItem('火災保険料', hokenHitsuyo ? (hokenRyo ?? 0) : 0, term)
}
