/** One named line of a sum, in yen; the wire's `*_items`. `note` says how it was computed. */
export type CostItem = { label: string; kingaku: number; note: string | null }

export const total = (items: readonly { kingaku: number }[]): number =>
  items.reduce((sum, { kingaku }) => sum + kingaku, 0)

export const costItem = (label: string, kingaku: number, note: string | null = null): CostItem => ({
  label,
  kingaku,
  note,
})
