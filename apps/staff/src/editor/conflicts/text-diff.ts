/** A piece of a text that is in both, or in the later or the earlier one alone. */
export type Piece = { kind: 'same' | 'added' | 'gone'; text: string }

const words = new Intl.Segmenter('ja', { granularity: 'word' })
const wordsOf = (text: string) => [...words.segment(text)].map(({ segment }) => segment)

/** What became of a text, word by word: the longest common part stays. */
export function textDiff(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const common = lengthsOfCommon(old, now)
  const lengthAt = (i: number, j: number) => common[i]?.[j] ?? 0
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      add(pieces, 'same', old[i++] ?? '')
      j++
    } else if (i < old.length && lengthAt(i + 1, j) >= lengthAt(i, j + 1)) {
      add(pieces, 'gone', old[i++] ?? '')
    } else {
      add(pieces, 'added', now[j++] ?? '')
    }
  }
  return pieces
}

function add(pieces: Piece[], kind: Piece['kind'], text: string): void {
  const last = pieces.at(-1)
  if (last?.kind === kind) last.text += text
  else pieces.push({ kind, text })
}

/** How many words the rests of two texts have in common, from each word of both on. */
function lengthsOfCommon(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const [here, below] = [lengths[i], lengths[i + 1]]
      if (!here || !below) continue
      here[j] =
        old[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, here[j + 1] ?? 0)
    }
  }
  return lengths
}
