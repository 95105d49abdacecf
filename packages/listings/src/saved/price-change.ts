import { isoDay } from '@sumai/format/dates'
import type { Revision } from './saved-site.ts'

export type PriceChange = { from: number; to: number }

/** The change of a price since a moment, from its published history; `null` for no change. */
export function changeSince(
  revisions: readonly Revision[],
  since: string,
  now: number,
): PriceChange | null {
  const day = isoDay(since)
  const later = revisions
    .filter(({ date }) => date > day)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const [first] = later
  return first ? change(first.from, now) : null
}

/** The change from one price to another; `null` for no change. */
export const change = (from: number, to: number): PriceChange | null =>
  from === to ? null : { from, to }
