import { type ConditionTable, fieldsIn } from '@sumai/domain/search-url/condition'
import type { AnyConditions } from '@sumai/domain/search-url/conditions'
import { type SearchScope, TABLES } from '@sumai/domain/search-url/fields'
import { once } from '@sumai/geo/data'
import { FORMS } from './numbers/forms.ts'
import { lettersOf } from './phrase/phrase.ts'
import { type PlaceWords, placeWords } from './places/place-words.ts'
import { romajiOf } from './places/romaji.ts'
import { type Entry, type Form, type Sense, WORD, type Words } from './sense.ts'
import { MEANINGS } from './words/meanings.ts'
import { AFTER, FILLERS, KNOWN, SITE_FILLERS } from './words/others.ts'

/** Everything that a search understands: words, and forms with numbers. */
export type Lexicon = Omit<PlaceWords, 'words'> & {
  words: Pick<Words, 'get'>
  /** The length of the longest word that begins with a letter. */
  longest: ReadonlyMap<string, number>
  forms: readonly Form[]
}

const KEYS: Record<SearchScope, ReadonlySet<string>> = {
  chintai: shownKeys(TABLES.chintai),
  baibai: new Set([...shownKeys(TABLES.baibai), ...shownKeys(TABLES.invest)]),
  invest: shownKeys(TABLES.invest),
}

/** The keys of conditions that a page of results shows, so that a visitor can take them away. */
function shownKeys(table: ConditionTable): ReadonlySet<string> {
  const shown = Object.entries(table).filter(([, { isLinkOnly }]) => !isLinkOnly)
  return new Set(fieldsIn(Object.fromEntries(shown)).map(([key]) => key))
}

/** Whether a search can be asked for it. */
export const isServed = (scope: SearchScope, says: AnyConditions): boolean =>
  Object.keys(says).every((key) => KEYS[scope].has(key))

/** A single kanji is a part of many words. */
const edgesOf = (letters: string): Entry['edges'] => (letters.length > 1 ? 'any' : 'word')

const places = once(placeWords)

function lexicon(scope: SearchScope): Lexicon {
  const { words: placeNames, ...others } = places()
  const words: Words = new Map()
  const romaji = new Map(others.romaji)
  const add = (said: string, entry: (letters: string) => Entry) => {
    for (const word of said.split(/\s+/)) {
      const letters = lettersOf(word)
      if (letters && !words.has(letters)) words.set(letters, entry(letters))
    }
  }
  for (const [says, said, isUsual] of MEANINGS[scope]) {
    const sense: Sense = isServed(scope, says)
      ? { kind: 'condition', says, ...(isUsual && { isUsual }) }
      : WORD
    add(said, (letters) => {
      const key = romajiOf(letters)
      if (key && !romaji.has(key)) romaji.set(key, sense)
      return { sense, edges: edgesOf(letters) }
    })
  }
  add(KNOWN, () => ({ sense: WORD, edges: 'word' }))
  add(`${FILLERS} ${SITE_FILLERS[scope]}`, () => ({ sense: { kind: 'filler' }, edges: 'word' }))
  for (const [word, entry] of placeNames)
    if (!words.has(word) || entry.sense.kind === 'condition') words.set(word, entry)
  add(AFTER, () => ({ sense: { kind: 'after' }, edges: 'word' }))

  return { ...others, romaji, words, longest: longestOf(words), forms: FORMS[scope] }
}

function longestOf(words: Words, known: Lexicon['longest'] = new Map()) {
  const longest = new Map(known)
  for (const word of words.keys()) {
    const first = word.charAt(0)
    longest.set(first, Math.max(word.length, longest.get(first) ?? 0))
  }
  return longest
}

/** A lexicon with more words, which come before its own. */
function withWords(scope: SearchScope, lexicon: Lexicon, more: Words): Lexicon {
  const served = new Map(
    [...more].filter(([, { sense }]) => sense.kind !== 'condition' || isServed(scope, sense.says)),
  )
  return {
    ...lexicon,
    words: { get: (letters) => served.get(letters) ?? lexicon.words.get(letters) },
    longest: longestOf(served, lexicon.longest),
  }
}

const LEXICONS = {
  chintai: once(() => lexicon('chintai')),
  baibai: once(() => lexicon('baibai')),
  invest: once(() => lexicon('invest')),
}

/** The words and forms of a search, and `more` words. Made when it is first asked for (about 100 ms). */
export function lexiconOf(scope: SearchScope, more?: Words): Lexicon {
  const own = LEXICONS[scope]()
  return more?.size ? withWords(scope, own, more) : own
}
