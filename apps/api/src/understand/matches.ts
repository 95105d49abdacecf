import type { SearchScope } from '@sumai/domain/search-url/fields'
import { isServed, type Lexicon } from './lexicon.ts'
import { COMMUTE, commuteTo, FAR, isFar } from './numbers/minutes.ts'
import { NUMBER, sticky } from './numbers/number.ts'
import { hasCut, isCut, type Phrase } from './phrase/phrase.ts'
import { romajiKey } from './places/romaji.ts'
import { type Entry, type Sense, WORD } from './sense.ts'
import { NOT } from './words/others.ts'

/** Something of the lexicon in a phrase. */
export type Match = { to: number; sense: Sense; edges: Entry['edges'] | 'form' }

const CHOME = sticky(`${NUMBER}丁目(?:\\d{1,3}(?:-\\d{1,3})*)?`)
/** An exit of a station: 西口, 筑紫口. */
const EXIT = sticky('の?(?:[東西南北前後裏]|[東西南北]{2}|中央|筑紫|博多|大名)口')
const LATIN = sticky('[a-z]{3,}(?:-[a-z]+)*')
const LATIN_STATION = sticky('(?:eki|station)(?![a-z])')
const DIGIT = /[\d〇一二三四五六七八九十百千.,]/

/** All that may begin at a letter, the longest first. */
export function matcher(scope: SearchScope, lexicon: Lexicon, phrase: Phrase) {
  const { letters } = phrase
  const known = new Map<number, Match[]>()

  return function matchesAt(from: number): Match[] {
    const already = known.get(from)
    if (already) return already
    const found = [...wordsAt(from), ...formsAt(from), ...latinAt(from)]
    found.sort((a, b) => b.to - a.to)
    known.set(from, found)
    return found
  }

  function* wordsAt(from: number): Generator<Match> {
    const most = lexicon.longest.get(letters.charAt(from)) ?? 0
    for (let to = Math.min(letters.length, from + most); to > from; to -= 1) {
      const entry = lexicon.words.get(letters.slice(from, to))
      if (entry && isWhole(from, to)) yield tailOf(entry.sense, to) ?? { to, ...entry }
    }
  }

  /** A word may be typed in parts (新築 戸建て), but parts of words make none (天神 南区). */
  function isWhole(from: number, to: number): boolean {
    return !hasCut(phrase, from, to) || (isCut(phrase, from) && isCut(phrase, to))
  }

  /** What follows a word and changes its meaning: 不可, まで30分, 2丁目. */
  function tailOf(sense: Sense, to: number): Match | undefined {
    const isCondition = sense.kind === 'condition'
    const isPlace = isCondition && sense.isPlace
    const commute = isPlace && (matchOf(COMMUTE, to) ?? (sense.goal && farFrom(to)))
    if (commute) {
      const says = commuteTo(sense.goal, commute)
      const isSaid = says && isServed(scope, says)
      return {
        to: to + commute[0].length,
        sense: isSaid ? { kind: 'condition', says } : WORD,
        edges: 'start',
      }
    }
    const exit = isPlace && sense.says.eki_code ? endOf(EXIT, to) : undefined
    if (exit !== undefined) return { to: exit, sense, edges: 'start' }
    const tails = [
      ...(isCondition ? [NOT] : []),
      ...(isPlace || sense.kind === 'word' ? [CHOME] : []),
    ]
    const [end] = tails.flatMap((tail) => endOf(tail, to) ?? [])
    return end === undefined ? undefined : { to: end, sense: WORD, edges: 'start' }
  }

  function farFrom(to: number): RegExpExecArray | null {
    const match = matchOf(FAR, to)
    return match && isFar(match) ? match : null
  }

  function endOf(form: RegExp, from: number): number | undefined {
    const to = from + (matchOf(form, from)?.[0].length ?? 0)
    return to > from ? to : undefined
  }

  function matchOf(form: RegExp, from: number): RegExpExecArray | null {
    form.lastIndex = from
    const match = form.exec(letters)
    return match && !joinsNumbers(from, from + match[0].length) ? match : null
  }

  function* formsAt(from: number): Generator<Match> {
    for (const { form, read } of lexicon.forms) {
      const match = matchOf(form, from)
      const says = match?.[0] ? read(match) : undefined
      if (!match || says === undefined) continue
      const sense: Sense = says && isServed(scope, says) ? { kind: 'condition', says } : WORD
      yield { to: from + match[0].length, sense, edges: 'form' }
    }
  }

  /** Names in Latin letters, of one word or several: tenjin, hakata eki, ohori koen. */
  function* latinAt(from: number): Generator<Match> {
    const run = matchOf(LATIN, from)?.[0] ?? ''
    if (!run) return
    const last = from + run.length
    for (let to = last; to > from; to -= 1) {
      if (to < last && !isCut(phrase, to)) continue
      const station = isCut(phrase, to) ? endOf(LATIN_STATION, to) : undefined
      for (const end of [station, to]) {
        const sense = end && lexicon.romaji.get(romajiKey(letters.slice(from, end)))
        if (sense) yield { to: end, sense, edges: 'word' }
      }
    }
  }

  /** Whether a space between two numbers would be lost. */
  function joinsNumbers(from: number, to: number): boolean {
    for (let at = from + 1; at < to; at += 1) {
      const isBetween = DIGIT.test(letters.charAt(at - 1)) && DIGIT.test(letters.charAt(at))
      if (isBetween && isCut(phrase, at)) return true
    }
    return false
  }
}
