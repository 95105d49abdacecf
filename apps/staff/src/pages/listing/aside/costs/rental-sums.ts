import { type InitialTerms, initialItems } from '@sumai/domain/costs/chintai-initial'
import { guaranteeFee, monthlyItems } from '@sumai/domain/costs/chintai-monthly'
import { total } from '@sumai/domain/costs/cost-item'
import { missing, type Sum } from './sum.ts'

/** A guarantee company must be used. */
const OBLIGATORY = 2

/** What a room costs every month and at the beginning, as the API computes it. */
export function rentalSums(terms: InitialTerms): Sum[] {
  const monthly = monthlyItems(terms)
  const { hoshoRiyo, hoshoShokai, hokenHitsuyo } = terms
  const isGuaranteed = hoshoRiyo === OBLIGATORY
  return [
    { title: '毎月の合計', items: monthly, unknown: [] },
    {
      title: '初期費用の目安',
      items: initialItems(terms),
      unknown: missing({
        仲介手数料: terms.chukaiTesuryo,
        ...(isGuaranteed && { '保証料（初回）': guaranteeFee(hoshoShokai, total(monthly)) }),
        ...(hokenHitsuyo && { 火災保険料: terms.hokenRyo }),
        鍵交換費用: terms.kagiKokan,
      }),
    },
  ]
}
