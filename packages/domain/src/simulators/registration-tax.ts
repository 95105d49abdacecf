import { type CostItem, costItem } from '../costs/cost-item.ts'
import { isHousing, type PriceParts, type Purchase } from './purchase.ts'

/** Thousandths of the assessed value or of the debt, and the last day of the lower rate. */
type Rate = { standard: number; reduced: number; until: string }

/** 登録免許税法 別表第一; 租税特別措置法 第72条, 第72条の2, 第73条, 第75条 (国税庁 No.7191). */
const RATES = {
  /** Sale of land, to any buyer. */
  tochi: { standard: 20, reduced: 15, until: '2029-03-31' },
  /** Sale of a used building; lower for one's own home. */
  iten: { standard: 20, reduced: 3, until: '2027-03-31' },
  /** First registration of a new building; lower for one's own home. */
  hozon: { standard: 4, reduced: 1.5, until: '2027-03-31' },
  /** Mortgage; lower for one's own home. */
  teito: { standard: 4, reduced: 1, until: '2027-03-31' },
} as const satisfies Record<string, Rate>

/** A home of one's own of 50 m² or more, used ones built since 1982 (the newer quake standard). */
function isOwnHome(purchase: Purchase): boolean {
  const { isJikyo, tatemonoMen, chikuYm, isShinchiku } = purchase
  const isLarge = tatemonoMen === null || tatemonoMen >= 50
  const isSafe = isShinchiku || chikuYm === null || chikuYm >= '1982-01'
  return isJikyo && isHousing(purchase) && isLarge && isSafe
}

/** 登録免許税, an estimate: a line for each registration. */
export function registrationItems(purchase: Purchase, parts: PriceParts): CostItem[] {
  const isHome = isOwnHome(purchase)
  const line = (label: string, base: number, rate: Rate, isReduced: boolean) => {
    const perMille = isReduced && purchase.day <= rate.until ? rate.reduced : rate.standard
    return costItem(`登録免許税（${label}）`, tax(base, perMille), `${perMille / 10}%・概算`)
  }
  return [
    line('土地の移転', parts.tochiHyoka, RATES.tochi, true),
    purchase.isShinchiku
      ? line('建物の保存', parts.tatemonoHyoka, RATES.hozon, isHome)
      : line('建物の移転', parts.tatemonoHyoka, RATES.iten, isHome),
    line('抵当権の設定', purchase.kariire, RATES.teito, isHome),
  ].filter(({ kingaku }) => kingaku > 0)
}

/** Bases are cut to 1,000 yen, the tax to 100; at least 1,000 (登録免許税法 第15条, 第19条). */
function tax(base: number, perMille: number): number {
  if (base <= 0) return 0
  const taxed = Math.max(1, Math.floor(base / 1000))
  // Tenths of a thousandth, because 1.5 × a whole number can end in .5.
  return Math.max(1000, Math.floor((taxed * perMille * 10) / 1000) * 100)
}
