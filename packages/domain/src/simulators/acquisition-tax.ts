import { type CostItem, costItem } from '../costs/cost-item.ts'
import { isHousing, type PriceParts, type Purchase } from './purchase.ts'

/**
 * 不動産取得税 (地方税法 第73条の15, 附則 第11条の2 and 第11条の5: until 2027-03-31 homes and land at
 * 3 % instead of 4 %, building land at half its assessed value).
 */
const RATE = { standard: 4, reduced: 3, until: '2027-03-31' } as const
/** Floor area (m²) of homes with a deduction. */
const HOME = { from: 50, to: 240 } as const

/** 地方税法 第73条の14: yen off the assessed value of a home, by when it was built. */
const DEDUCTIONS = [
  { since: '1997-04', yen: 12_000_000 },
  { since: '1989-04', yen: 10_000_000 },
  { since: '1985-07', yen: 4_500_000 },
  { since: '1982-01', yen: 4_200_000 },
] as const
const DEDUCTION_NEW = 12_000_000

/** The minimum deduction from the tax on the land of such a home. */
const LAND_MIN = 45_000
/** Land counts up to twice the floor area, and at most this, m². */
const LAND_MAX_MEN = 200

/** 不動産取得税, an estimate. The prefecture sends the bill some months after the purchase. */
export function acquisitionItems(purchase: Purchase, parts: PriceParts): CostItem[] {
  const isReduced = purchase.day <= RATE.until
  const deduction = deductionFor(purchase)
  const buildingRate = isReduced && isHousing(purchase) ? RATE.reduced : RATE.standard
  const building = tax(parts.tatemonoHyoka - deduction, buildingRate)

  const landBase = isReduced ? Math.floor(parts.tochiHyoka / 2) : parts.tochiHyoka
  const landRate = isReduced ? RATE.reduced : RATE.standard
  const off = deduction > 0 ? landReduction(purchase, landBase, landRate) : 0
  const land = Math.max(0, tax(landBase, landRate) - off)

  return [
    costItem('不動産取得税（建物）', building, note(buildingRate, deduction)),
    costItem('不動産取得税（土地）', Math.floor(land / 100) * 100, note(landRate, off)),
  ].filter(({ kingaku }) => kingaku > 0)
}

/** Why the tax on a home to live in is what it is; `undefined` where the lines say it. */
export function acquisitionNote(purchase: Purchase, parts: PriceParts): string | undefined {
  if (!isHousing(purchase) || !purchase.isJikyo) return undefined
  if (!purchase.isShinchiku && (purchase.chikuYm === null || purchase.tatemonoMen === null)) {
    return '不動産取得税には、築年月と面積で決まる住宅の軽減を含めていません。物件のページでは軽減後の金額で計算します。'
  }
  return acquisitionItems(purchase, parts).length === 0
    ? '不動産取得税は、住宅の軽減により0円の見込みです（軽減には申告が必要です）。'
    : undefined
}

/** The deduction for a new home, or for a used one that the buyer will live in; else 0. */
function deductionFor(purchase: Purchase): number {
  const { tatemonoMen, chikuYm, isShinchiku, isJikyo } = purchase
  const isSized = tatemonoMen !== null && HOME.from <= tatemonoMen && tatemonoMen <= HOME.to
  if (!isHousing(purchase) || !isSized) return 0
  if (isShinchiku) return DEDUCTION_NEW
  if (!isJikyo || chikuYm === null) return 0
  return DEDUCTIONS.find(({ since }) => chikuYm >= since)?.yen ?? 0
}

/** The larger of the minimum and the tax on land of twice the floor area. */
function landReduction({ tochiMen, tatemonoMen }: Purchase, base: number, rate: number): number {
  if (!tochiMen || !tatemonoMen) return LAND_MIN
  const men = Math.min(tatemonoMen * 2, LAND_MAX_MEN)
  return Math.max(LAND_MIN, Math.floor((base / tochiMen) * men * (rate / 100)))
}

/** Bases are cut to 1,000 yen, the tax to 100. */
const tax = (base: number, rate: number) =>
  Math.floor((Math.max(0, Math.floor(base / 1000)) * rate) / 10) * 100

const note = (rate: number, off: number) => `${rate}%・${off > 0 ? '軽減後の' : ''}概算`
