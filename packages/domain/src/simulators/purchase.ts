/** The facts of a purchase that its costs depend on. */
export type Purchase = {
  /** Yen, consumption tax included. */
  kakaku: number
  kind: 'mansion' | 'kodate' | 'tochi' | 'ittou' | 'jigyou'
  /** Never lived in and under a year old. */
  isShinchiku: boolean
  /** The seller is a business that owes consumption tax on the building. */
  isKazei: boolean
  /** The buyer will live in it. */
  isJikyo: boolean
  /** Through a broker; false when the agency is the seller. */
  isChukai: boolean
  /** The building's part of the price, yen with tax; `null` to use the assumed share. */
  tatemonoKakaku: number | null
  /** m²; `null` when unknown. */
  tochiMen: number | null
  tatemonoMen: number | null
  /** `YYYY-MM`; `null` when unknown. */
  chikuYm: string | null
  /** Yen borrowed; 0 when paid in cash. */
  kariire: number
  /** `YYYY-MM-DD`: when contract and registration are made. */
  day: string
}

/**
 * Assumptions in per cent, for what only the tax notice will tell: the building's part of a price,
 * and the assessed value (固定資産税評価額) of a price. Land is assessed at about 70 % of the published
 * land price (総務省 固定資産評価基準); for buildings 60 % is the middle of what the trade assumes. Show them
 * beside every result.
 */
export const ASSUMED = {
  tatemonoShare: { mansion: 60, kodate: 30, tochi: 0, ittou: 40, jigyou: 40 },
  shinchikuShare: { mansion: 60, kodate: 50, tochi: 0, ittou: 50, jigyou: 50 },
  tochiHyoka: 70,
  tatemonoHyoka: 60,
} as const

/** A share of a sum, cut to a yen; in whole numbers, because 0.7 of a sum can be a yen short. */
const percentOf = (percent: number, yen: number) => Math.floor((yen * percent) / 100)

const SHOHIZEI = { of: 10, in: 110 } as const

/** The parts of a price, yen. */
export type PriceParts = {
  tochi: number
  /** Without consumption tax. */
  tatemono: number
  shohizei: number
  /** Assessed values. */
  tochiHyoka: number
  tatemonoHyoka: number
}

export function priceParts(purchase: Purchase): PriceParts {
  const shares = purchase.isShinchiku ? ASSUMED.shinchikuShare : ASSUMED.tatemonoShare
  const assumed = percentOf(shares[purchase.kind], purchase.kakaku)
  const withTax = Math.min(purchase.tatemonoKakaku ?? assumed, purchase.kakaku)
  const shohizei = purchase.isKazei ? Math.floor((withTax * SHOHIZEI.of) / SHOHIZEI.in) : 0
  const [tochi, tatemono] = [purchase.kakaku - withTax, withTax - shohizei]
  return {
    tochi,
    tatemono,
    shohizei,
    tochiHyoka: percentOf(ASSUMED.tochiHyoka, tochi),
    tatemonoHyoka: percentOf(ASSUMED.tatemonoHyoka, tatemono),
  }
}

/** Whether the building is a home, not land or business premises. */
export const isHousing = ({ kind }: Purchase): boolean => kind !== 'tochi' && kind !== 'jigyou'
