import type { ImportKind } from '@sumai/api-client/contract/import'

/** In the order in which a new agency takes them in: homes belong to shops, staff and buildings. */
export const KINDS: readonly { value: ImportKind; label: string; site?: 'chintai' | 'baibai' }[] = [
  { value: 'chintai', label: '賃貸の物件', site: 'chintai' },
  { value: 'baibai', label: '売買の物件', site: 'baibai' },
  { value: 'tatemono', label: '建物' },
  { value: 'shops', label: '店舗' },
  { value: 'staffs', label: 'スタッフ' },
]

export const kindOf = (kind: ImportKind) => KINDS.find(({ value }) => value === kind) ?? KINDS[0]
