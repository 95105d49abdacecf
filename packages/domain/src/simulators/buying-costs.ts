import { type CostItem, costItem, total } from '../costs/cost-item.ts'
import { acquisitionItems, acquisitionNote } from './acquisition-tax.ts'
import { brokerageCap, LOW_PRICE } from './brokerage-cap.ts'
import { ASSUMED, type PriceParts, type Purchase, priceParts } from './purchase.ts'
import { inYen, type Limit, type Outcome, refusal } from './refusal.ts'
import { registrationItems } from './registration-tax.ts'
import { loanStampDuty, saleStampDuty } from './stamp-duty.ts'

export type BuyingCosts = {
  /** Without lines of 0 yen. */
  items: CostItem[]
  /** Yen. */
  total: number
  /** Sentences to show with it: what is assumed and what is not included. */
  assumptions: string[]
}

export const BUYING_LIMITS = {
  kakaku: { label: '物件価格', min: 100_000, max: 10_000_000_000, show: inYen },
  kariire: { label: '借入額', min: 0, max: 10_000_000_000, show: inYen },
} as const satisfies Record<string, Limit>

/** 購入の諸費用, an estimate. Brokerage is the legal maximum; the taxes rest on assumed values. */
export function simulateBuyingCosts(
  purchase: Purchase,
): Outcome<BuyingCosts, keyof typeof BUYING_LIMITS> {
  const refused = refusal(purchase, BUYING_LIMITS)
  if (refused) return refused
  const parts = priceParts(purchase)
  const items = [
    ...brokerageItems(purchase, parts),
    costItem('印紙税（売買契約書）', saleStampDuty(purchase.kakaku - parts.shohizei, purchase.day)),
    costItem('印紙税（ローン契約書）', loanStampDuty(purchase.kariire), '電子契約では不要'),
    ...registrationItems(purchase, parts),
    ...acquisitionItems(purchase, parts),
  ].filter(({ kingaku }) => kingaku > 0)
  return { ok: true, items, total: total(items), assumptions: assumptions(purchase, parts) }
}

function brokerageItems({ isChukai, kakaku }: Purchase, { shohizei }: PriceParts): CostItem[] {
  if (!isChukai) return []
  return [costItem('仲介手数料', brokerageCap(kakaku - shohizei), '税込の上限額')]
}

const lowPrice = `${inYen(LOW_PRICE.upTo)}以下の物件では、事前にご説明しご承諾いただいたうえで、仲介手数料が${inYen(LOW_PRICE.most)}（税込）までとなることがあります。`

function assumptions(purchase: Purchase, parts: PriceParts): string[] {
  const { tatemono, shohizei } = parts
  const acquisition = acquisitionNote(purchase, parts)
  const building = Math.round((tatemono + shohizei) / 10_000) * 10_000
  const land = `固定資産税評価額は土地が価格の${ASSUMED.tochiHyoka}%`
  const end = purchase.tatemonoKakaku === null ? 'と仮定しています' : 'です'
  return [
    ...(building === 0
      ? [`${land}と仮定しています。`]
      : [
          `建物の価格は${inYen(building)}${end}。`,
          `${land}、建物が${ASSUMED.tatemonoHyoka}%と仮定しています。`,
        ]),
    ...(acquisition ? [acquisition] : []),
    '税額は概算です。軽減措置は条件を満たす場合のもので、実際の税額は評価額と申告により変わります。',
    ...(purchase.isChukai && purchase.kakaku <= LOW_PRICE.upTo ? [lowPrice] : []),
    '司法書士報酬、ローンの事務手数料・保証料、火災保険料、固定資産税の精算金は含みません。',
  ]
}
