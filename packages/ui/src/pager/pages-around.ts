/** `page: null` is a gap. */
type Item = { key: string; page: number | null }

/**
 * The current page, its neighbours, the first and the last page: at most seven cells, to fit a
 * phone. 1 … 4 [5] 6 … 9
 */
export function pagesAround(page: number, lastPage: number): Item[] {
  const shown = new Set([1, lastPage, page - 1, page, page + 1])
  // A gap of a single page is filled.
  if (shown.has(3)) shown.add(2)
  if (shown.has(lastPage - 2)) shown.add(lastPage - 1)
  const pages = [...shown].filter((n) => n >= 1 && n <= lastPage).sort((a, b) => a - b)
  return pages.flatMap((n, index): Item[] => {
    const item = { key: String(n), page: n }
    const before = pages[index - 1]
    const gap = before !== undefined && n - before > 1
    return gap ? [{ key: `before-${n}`, page: null }, item] : [item]
  })
}
