import type { CostItem } from '@sumai/domain/costs/cost-item'

/** What something costs, as far as it is known. */
export type Sum = {
  title: string
  items: readonly CostItem[]
  /** Parts that nobody has typed in yet: they are not added. */
  unknown: readonly string[]
}

/** The names of those parts whose value is missing. */
export const missing = (parts: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(parts).filter((label) => parts[label] === null || parts[label] === undefined)
