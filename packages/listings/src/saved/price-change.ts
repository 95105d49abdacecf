import { isoDay } from '@sumai/format/dates'
import type { Revision } from './saved-site.ts'

export type PriceChange = { from: number; to: number }

/** How a price has changed since a moment, from its published revisions; `null` when it has not. */
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

/** From what a visitor saw to what it is now. */
export const change = (from: number, to: number): PriceChange | null =>
  from === to ? null : { from, to }
