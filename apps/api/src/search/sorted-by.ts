/** Minutes: what is farther is as far. */
const FARTHEST = 4_095

/** Slots by their minutes, the least first; those of equal minutes as they stood. */
export function sortedBy(minutes: Float32Array | Float64Array, ranked: Uint32Array): Uint32Array {
  const minutesOf = (slot: number) => Math.min(minutes[slot] as number, FARTHEST)
  /** Where the next slot of so many minutes goes. */
  const next = new Uint32Array(FARTHEST + 2)
  for (const slot of ranked) next[minutesOf(slot) + 1] = (next[minutesOf(slot) + 1] as number) + 1
  for (let sum = 1; sum < next.length; sum++) {
    next[sum] = (next[sum] as number) + (next[sum - 1] as number)
  }
  const sorted = new Uint32Array(ranked.length)
  for (const slot of ranked) {
    const at = next[minutesOf(slot)] as number
    sorted[at] = slot
    next[minutesOf(slot)] = at + 1
  }
  return sorted
}
