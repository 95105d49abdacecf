import type { AnyConditions } from '@sumai/domain/search-url/conditions'

/**
 * What a part of a phrase means:
 * - `condition`: what it asks of a home. `isPlace` may also be a part of a building's name; `goal`
 *   is how a commute calls it. `isUsual` holds where the phrase says nothing else of the same.
 * - `filler`: nothing of its own (の物件を探しています); `after` only behind something understood.
 * - `word`: something known that no condition can say; it is looked for as words.
 */
export type Sense =
  | { kind: 'condition'; says: AnyConditions; isPlace?: true; goal?: string; isUsual?: true }
  | { kind: 'filler' | 'after' | 'word' }

export const WORD: Sense = { kind: 'word' }

/**
 * A word of the lexicon. `edges` says what may stand beside it:
 * - `any`: everything but letters of the same kana, latin or digits, which would make another word.
 * - `word`: no letters of the same script at all (花畑 in お花畑ヶ丘).
 * - `start`: the same before it, anything after it (久留米市, 大橋駅).
 * - `alone`: it is a word of the phrase for itself.
 */
export type Entry = { sense: Sense; edges: 'any' | 'word' | 'start' | 'alone' }

/** Words by their letters; the first meaning of a word stays. */
export type Words = Map<string, Entry>

/** A form with a number: 6万円以下, 2LDK, 徒歩5分. It is sticky, of folded letters. */
export type Form = {
  form: RegExp
  /** `null` when no condition says it; `undefined` when it is not meant. */
  read: (match: RegExpExecArray) => AnyConditions | null | undefined
}
