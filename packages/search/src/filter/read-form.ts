/** The names of the lower and the upper limit. */
export type Range = { low: { name: string }; high: { name: string } }

/** The fields of a form without the empty ones; crossed limits of a range are swapped. */
export function readForm(form: HTMLFormElement, ranges: readonly Range[]): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value)
  }
  for (const range of ranges) {
    const [low, high] = [params.get(range.low.name), params.get(range.high.name)]
    if (low === null || high === null || Number(low) <= Number(high)) continue
    params.set(range.low.name, high)
    params.set(range.high.name, low)
  }
  return params
}
