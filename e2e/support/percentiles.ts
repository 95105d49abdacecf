/** The middle and the slow end of measured times, ms. */
export function percentiles(times: readonly number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
  return { p50: at(0.5), p95: at(0.95) }
}
