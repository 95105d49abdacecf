import { type LightSale, shortType } from './listing.ts'

const SHARES: Readonly<Record<string, string>> = { kubun: '区分', ittou: '一棟' }

type Kind = Pick<LightSale, 'bukkenType' | 'bukkenTypeLabel' | 'bukkenKbn' | 'bukkenKbnLabel'>

/** What is for sale: 区分マンション, 一棟アパート, 投資用その他・事業用; of homes their type. */
export function kindWord({ bukkenType, bukkenTypeLabel, bukkenKbn, bukkenKbnLabel }: Kind): string {
  const type = shortType(bukkenTypeLabel)
  const share = SHARES[bukkenKbn ?? '']
  if (share && bukkenType !== 'toushi_other') return type.replace('投資用', share)
  return [type, bukkenKbnLabel].filter(Boolean).join('・')
}
