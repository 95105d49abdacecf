/** Indexes of rows: from the first to before the last. */
export type Range = { from: number; to: number }

/** The rows that lie between two heights in px from the top of the list. */
export function rowsBetween(heights: readonly number[], top: number, bottom: number): Range {
  let [row, end] = [0, 0]
  const next = () => {
    end += heights[row] ?? 0
    row += 1
  }
  while (row < heights.length && end + (heights[row] ?? 0) <= top) next()
  const from = row
  while (row < heights.length && end < bottom) next()
  return { from, to: row }
}

/** What is drawn of a list from its top to its end: rows by their index, and px without any. */
export type Drawn = { index: number } | { gap: number; before: number }

/** The rows of a range and those that are held, wherever they lie. */
export function drawnRows(
  heights: readonly number[],
  { from, to }: Range,
  held: readonly number[],
): Drawn[] {
  const drawn: Drawn[] = []
  let gap = 0
  const close = (before: number) => {
    if (gap > 0) drawn.push({ gap, before })
    gap = 0
  }
  for (const [index, height] of heights.entries()) {
    if ((index < from || index >= to) && !held.includes(index)) gap += height
    else {
      close(index)
      drawn.push({ index })
    }
  }
  close(heights.length)
  return drawn
}
