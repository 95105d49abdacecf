type Part = { text: string; isMarked: boolean; at: number }

const BLANKS = '【[^】]*】'
/** What means something else in a pattern. */
const SIGNS = /[\\^$.*+?()[\]{}|]/g

/** The parts of a letter: what was filled in, and what is still to be written, is marked. */
export function partsOf(text: string, filled: readonly string[]): Part[] {
  const words = filled.filter((word) => word !== '').map((word) => word.replace(SIGNS, '\\$&'))
  const marked = new RegExp(`(${[...words, BLANKS].join('|')})`)
  let at = 0
  return text.split(marked).flatMap((part, index) => {
    const from = at
    at += part.length
    return part === '' ? [] : [{ text: part, isMarked: index % 2 === 1, at: from }]
  })
}
