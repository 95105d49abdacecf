/** The least number of letters that are put in, taken out or exchanged between two words. */
export function distance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]]
  let row = to.map((_, index) => index + 1)
  for (const [index, letter] of from.entries()) {
    const above = row
    let left = index + 1
    row = to.map((its, at) => {
      const diagonal = at === 0 ? index : (above[at - 1] ?? 0)
      left = Math.min(left + 1, (above[at] ?? 0) + 1, diagonal + (its === letter ? 0 : 1))
      return left
    })
  }
  return row.at(-1) ?? from.length
}

/** How many letters of a word may be wrong: none of a short one. */
const allowed = (word: string) => (word.length >= 6 ? 2 : word.length >= 3 ? 1 : 0)

/**
 * The one of the words that is meant: with a letter or two wrong, or the only one that begins with
 * it. Nothing when two are as near.
 */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  const known = [...new Set(words)]
  const near = known.map((it) => ({ it, far: distance(word, it) }))
  const least = Math.min(...near.map(({ far }) => far))
  const best = near.filter(({ far }) => far === least && far <= allowed(word))
  if (best.length > 0) return best.length === 1 ? best[0]?.it : undefined
  const longer = word.length >= 2 ? known.filter((it) => it.startsWith(word)) : []
  return longer.length === 1 ? longer[0] : undefined
}
