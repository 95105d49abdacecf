import { isKana } from '../phrase/script.ts'
import type { Sense } from '../sense.ts'

/** With these letters, a name is another name: 東久留米 is not 南久留米. */
const TELLS_APART = /[東西南北新上下中前元]/
const SUFFIX = /[駅市区町線]$/

/** Letters that a name needs at least, so that one wrong letter leaves no doubt. */
const leastLetters = (name: string) => (/[a-z]/.test(name) ? 6 : isKana(name) ? 4 : 3)

/**
 * The place whose name was written with one letter wrong, missing or too many; `undefined` when two
 * places could be meant.
 */
export function misspelt(
  written: string,
  spellings: ReadonlyMap<string, Sense>,
): Sense | undefined {
  const stem = written.replace(SUFFIX, '')
  if (stem.length < 2) return undefined
  const meant = new Set<string>()
  let found: Sense | undefined
  for (const [name, sense] of spellings) {
    const known = name.replace(SUFFIX, '')
    if (Math.abs(known.length - stem.length) > 1 || known.length < leastLetters(known)) continue
    if (!isOneOff(known, stem)) continue
    const id = sense.kind === 'condition' ? JSON.stringify(sense.says) : ''
    if (!meant.has(known)) found ??= sense
    meant.add(`${known}`)
    if (meant.size > 1 || !id) return undefined
  }
  return found
}

/** One letter replaced, left out or added, or two neighbours swapped. */
function isOneOff(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  const most = Math.min(a.length, b.length) - start
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const [inA, inB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (TELLS_APART.test(inA) || TELLS_APART.test(inB)) return false
  if (inA.length <= 1 && inB.length <= 1) return inA !== inB
  return inA.length === 2 && inB.length === 2 && inA[0] === inB[1] && inA[1] === inB[0]
}
