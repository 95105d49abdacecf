import type { Choice } from '@sumai/domain/forms/field'

type Shop = { tenpoNo: string; tenpoName: string }

export const shopChoices = (shops: readonly Shop[]): Choice[] =>
  shops.map(({ tenpoNo, tenpoName }) => ({ value: tenpoNo, label: tenpoName }))

/** Says a value by the list that it was chosen from; a value of an unknown list stays. */
export const wordsOf =
  (choices: readonly Choice[]) =>
  (value: string): string =>
    choices.find((choice) => choice.value === value)?.label ?? value
