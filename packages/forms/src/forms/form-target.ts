import { ENQUIRY_MAX, isBukkenNo } from '@sumai/domain/bukken-no'
import type { PicturePhoto } from '@sumai/ui/picture'

/** A listing that a form is about, as its card shows it. */
export type FormTarget = {
  bukkenNo: string
  tenpoNo: string
  name: string
  to: string
  photo: PicturePhoto | undefined
  /** Rent a month or price, in yen. */
  yen: number
  /** 管理費4,500円・敷金なし・礼金なし・1LDK・38.24㎡・築14年 福岡県久留米市南三丁目 */
  facts: string
}

/** The numbers of listings in an address (`bukken_no[]=`, `bukken_no=`), at most ten. */
export function bukkenNumbers(request: Request): string[] {
  const { searchParams } = new URL(request.url)
  const all = [...searchParams.getAll('bukken_no[]'), ...searchParams.getAll('bukken_no')]
  return [...new Set(all)].filter(isBukkenNo).slice(0, ENQUIRY_MAX)
}

/** Facts whose values say nothing without their names. */
const NAMED = ['坪単価', '建築条件', '管理費', '敷金', '礼金']

type ListedFact = { label: string; value: string }

const said = ({ label, value }: ListedFact) => (NAMED.includes(label) ? label + value : value)

/** Facts and address in one line, which may end between them. */
export const factsText = (facts: readonly ListedFact[], address: string): string =>
  `${facts.map(said).join('・')} ${address}`.trim()
