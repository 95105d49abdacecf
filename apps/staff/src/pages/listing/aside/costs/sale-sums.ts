import { feeItems, type OwningFees, owningItems } from '@sumai/domain/costs/baibai-monthly'
import { monthlyPayment } from '@sumai/domain/costs/loan'
import { simulateBuyingCosts } from '@sumai/domain/simulators/buying-costs'
import type { Purchase } from '@sumai/domain/simulators/purchase'
import { missing, type Sum } from './sum.ts'

/** What of a property for sale its costs follow from. */
export type SaleTerms = OwningFees & {
  bukkenType: string
  bukkenKbn: string | null
  toushiBukkenType: string | null
  kakaku: number
  /** 1: taxed. */
  kakakuZeiKbn: number
  /** 1: the agency sells it itself. */
  torihikiTaiyo: number
  isShinchiku: boolean
  senyuMen: number | null
  tatemonoMen: number | null
  tochiMen: number | null
  chikuYm: string | null
}

/** What a property costs every month and at the beginning; `day` is that of the contract. */
export function saleSums(terms: SaleTerms, day: string): Sum[] {
  const { bukkenType, toushiBukkenType, kakaku, senyuMen } = terms
  const isLand = bukkenType === 'hanbai_tochi'
  const isHome = !isLand && !toushiBukkenType
  const unknown = missing({
    ...(senyuMen !== null && { 管理費: terms.kanrihi, 修繕積立金: terms.shuzenTsumitate }),
    固定資産税等: terms.koteiShisanZei,
  })
  const loan = isHome ? kakaku : 0
  const buying = simulateBuyingCosts({ ...purchaseOf(terms), isJikyo: isHome, kariire: loan, day })
  return [
    isHome
      ? {
          title: '毎月の支払いの目安',
          items: owningItems({ ...terms, getsuShiharai: monthlyPayment(kakaku) }),
          unknown,
        }
      : { title: '毎月の費用', items: feeItems(terms), unknown: isLand ? [] : unknown },
    ...(buying.ok ? [{ title: '購入時の費用の目安', items: buying.items, unknown: [] }] : []),
  ]
}

function purchaseOf(terms: SaleTerms): Omit<Purchase, 'isJikyo' | 'kariire' | 'day'> {
  const { kakaku, bukkenType, senyuMen, tatemonoMen, tochiMen, chikuYm } = terms
  return {
    ...{ kakaku, kind: kindOf(terms), tochiMen, tatemonoMen: senyuMen ?? tatemonoMen, chikuYm },
    isShinchiku: terms.isShinchiku || bukkenType === 'tateuri',
    isKazei: terms.kakakuZeiKbn === 1,
    isChukai: terms.torihikiTaiyo !== 1,
    tatemonoKakaku: null,
  }
}

function kindOf({
  bukkenType,
  bukkenKbn,
  toushiBukkenType,
  senyuMen,
}: SaleTerms): Purchase['kind'] {
  if (bukkenKbn === 'jigyou') return 'jigyou'
  if (bukkenType === 'hanbai_tochi') return 'tochi'
  if (senyuMen !== null && bukkenType !== 'tateuri') return 'mansion'
  return toushiBukkenType ? 'ittou' : 'kodate'
}
