import type { Choice } from '@sumai/domain/forms/field'

type Shop = { tenpoNo: string; tenpoName: string }

export const shopChoices = (shops: readonly Shop[]): Choice[] =>
  shops.map(({ tenpoNo, tenpoName }) => ({ value: tenpoNo, label: tenpoName }))

/** Turns a value into the label of its choice; an unknown value stays as it is. */
export const wordsOf =
  (choices: readonly Choice[]) =>
  (value: string): string =>
    choices.find((choice) => choice.value === value)?.label ?? value
