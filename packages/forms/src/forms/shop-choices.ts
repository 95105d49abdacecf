import type { Choice } from '@sumai/domain/forms/field'

type Shop = { tenpoNo: string; tenpoName: string }

export const shopChoices = (shops: readonly Shop[]): Choice[] =>
  shops.map(({ tenpoNo, tenpoName }) => ({ value: tenpoNo, label: tenpoName }))
