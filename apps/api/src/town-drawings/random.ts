/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** A whole number, both included. */
    int: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    chance: (share: number) => next() < share,
    pick: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T,
  }
}

export type Random = ReturnType<typeof seededRandom>
