import { isKana } from '../phrase/script.ts'
import type { Sense } from '../sense.ts'

/** With these letters, a name is another name: 東久留米 is not 南久留米. */
const TELLS_APART = /[東西南北新上下中小前元]/
/** Kanji that are taken for one another. */
const ALIKE =
  '姪姫 椎推 栖棲 鳥烏 薬楽 院員 大太犬 宮官 千干 筑築 紫柴 坂阪 末未 箱函 郡群 洲州 糸系 天夫 玉王 隈隅 井丼 濠壕堀掘'
const LOOKS_LIKE = new Map(ALIKE.split(' ').flatMap((all) => [...all].map((one) => [one, all])))

const SUFFIX = /[駅市区町線]$/

/** Letters that a name needs at least, so that one wrong letter leaves no doubt. */
const leastLetters = (name: string) => (/[a-z]/.test(name) ? 6 : isKana(name) ? 4 : 3)

type Spelling = { name: string; sense: Sense; isWrong: (written: string) => boolean }

/** Names that may be written with a wrong letter, by their lengths. */
export type Spellings = ReadonlyMap<number, readonly Spelling[]>

/** Of a short name only a letter that looks like the right one is a wrong one. */
export function spellingsOf(names: ReadonlyMap<string, Sense>): Spellings {
  const all = [...names].map(([written, sense]): Spelling => {
    const name = written.replace(SUFFIX, '')
    const isShort = name.length < leastLetters(name)
    return { name, sense, isWrong: (it) => (isShort ? isLikeness : isOneOff)(name, it) }
  })
  return Map.groupBy(all, ({ name }) => name.length)
}

/**
 * The place whose name was written with one letter wrong, missing or too many; `undefined` when two
 * places could be meant.
 */
export function misspelt(written: string, spellings: Spellings): Sense | undefined {
  const stem = written.replace(SUFFIX, '')
  if (stem.length < 2) return undefined
  const meant = new Map<string, Sense>()
  for (const length of [stem.length - 1, stem.length, stem.length + 1]) {
    for (const { name, sense, isWrong } of spellings.get(length) ?? []) {
      if (!meant.has(name) && isWrong(stem)) meant.set(name, sense)
      if (meant.size > 1) return undefined
    }
  }
  return [...meant.values()][0]
}

function isLikeness(a: string, b: string): boolean {
  if (a.length !== b.length || a === b) return false
  for (let at = 0; at < a.length; at += 1) {
    const letter = b.charAt(at)
    if (a.charAt(at) !== letter && !LOOKS_LIKE.get(a.charAt(at))?.includes(letter)) return false
  }
  return true
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
