import type { Match } from './matches.ts'
import { isCut, type Phrase } from './phrase/phrase.ts'
import { scriptOf } from './phrase/script.ts'

/** After these an adjective ends, and a long word of kana may begin: 静かなマンション. */
const END_OF_ADJECTIVE = /[なのい]/
const LONG_WORD = 4

/** Whether what stands beside a match leaves it a word: no ペット in ペットハウス. */
export function edgesIn(phrase: Phrase, matchesAt: (from: number) => readonly Match[]) {
  const { letters } = phrase
  const known = new Map<number, boolean>()

  /** `isBehind`: directly behind another match. */
  function fitsBefore(from: number, match: Match, isBehind: boolean): boolean {
    if (match.edges === 'alone') return isCut(phrase, from)
    const before = letters.charAt(from - 1)
    if (isBehind && scriptOf(before) !== 'digit') return true
    const isAfterAdjective = match.to - from >= LONG_WORD && END_OF_ADJECTIVE.test(before)
    return isAfterAdjective || !isInside(from, match.edges)
  }

  function fitsAfter({ to, edges }: Match): boolean {
    if (edges === 'alone') return isCut(phrase, to)
    if (!isInside(to, edges)) return true
    const script = scriptOf(letters.charAt(to))
    if (edges === 'start' && script === 'kanji') return true
    return script !== 'digit' && canGoOn(to)
  }

  /** Whether something begins there that fits. */
  function canGoOn(from: number): boolean {
    const already = known.get(from)
    if (already !== undefined) return already
    const goesOn = matchesAt(from).some(fitsAfter)
    known.set(from, goesOn)
    return goesOn
  }

  /** Whether a place lies between two letters of one word. */
  function isInside(at: number, edges: Match['edges']): boolean {
    if (isCut(phrase, at)) return false
    const script = scriptOf(letters.charAt(at))
    if (script === 'sign' || script !== scriptOf(letters.charAt(at - 1))) return false
    if (edges === 'form') return script === 'digit' || script === 'latin'
    return edges !== 'any' || script !== 'kanji'
  }

  return { fitsBefore, fitsAfter }
}
